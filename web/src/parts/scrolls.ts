import type { Attachment } from 'svelte/attachments';

/** What has more than it shows can be scrolled by keyboard too; what shows all is no stop of the Tab key. */
export const scrolls: Attachment<HTMLElement> = (element) => {
  const look = () => {
    if (element.scrollHeight > element.clientHeight) {
      element.tabIndex = 0;
    } else {
      element.removeAttribute('tabindex');
    }
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(element);
  const contents = new MutationObserver(look);
  contents.observe(element, { childList: true, characterData: true, subtree: true });
  look();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
};
