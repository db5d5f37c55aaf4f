/** Links to give away. */
import { toasts } from '../toasts.svelte';

const copied = { en: 'The link is copied.', es: 'Enlace copiado.' };

export function invitationLink(id: string, invitation: string): string {
  return `${location.origin}/match/${id}?invitation=${encodeURIComponent(invitation)}`;
}

export const copyInvitation = (id: string, invitation: string) => copy(invitationLink(id, invitation));
export const copyWatchLink = (id: string) => copy(`${location.origin}/match/${id}`);
export const copyMoveLink = (id: string, ply: number) => copy(`${location.origin}/match/${id}#ply=${ply}`);

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toasts.tell(copied);
  } catch {
    // Without the right to write to the clipboard (or without HTTPS) the link is at least shown.
    toasts.tell({ en: link, es: link });
  }
}
