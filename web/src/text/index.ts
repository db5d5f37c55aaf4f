/** What the rest of the client needs of the words. Boards use `say`, `name`, `seatName` and `language`. */
export * from './words.svelte';
