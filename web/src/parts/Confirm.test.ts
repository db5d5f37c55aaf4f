import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Confirm from './Confirm.svelte';

afterEach(cleanup);

it('takes no answer from the second press of the hand that has opened it', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  render(Confirm, { title: 'Sure?', text: 'For good.', yes: 'Leave', done: () => {} });
  const press = () => fireEvent.click(screen.getByText('Leave'));
  clock.mockReturnValue(1250);
  expect(await press(), 'too soon to have been read').toBe(false);
  clock.mockReturnValue(2500);
  expect(await press()).toBe(true);
  clock.mockRestore();
});
