/** The small signs of the board, drawn with one line each in a square of 24. */
export const pictograms = {
  disk: 'M12 6c5 0 9 2 9 5v3c0 3-4 5-9 5s-9-2-9-5v-3c0-3 4-5 9-5zM3 11c0 3 4 5 9 5s9-2 9-5',
  talent: 'M12 3a9 9 0 1 0 .01 0M8 8.500h8M12 8.500v8',
  city: 'M3 21V10h3V7h3v3h2V4h3v6h2V7h3v3h2v11zM10 21v-5h4v5',
  cards: 'M4 7l9-3 5 13-9 3zM15 5l5 1-2 10',
  points: 'M7 20h10M12 17v3M6 4h12v5a6 6 0 0 1-12 0zM6 6H3v2c0 2 1 3 3 3M18 6h3v2c0 2-1 3-3 3',
  supply: 'M3 8l9-4 9 4v9l-9 4-9-4zM3 8l9 4 9-4M12 12v9',
  check: 'M4 13l5 5L20 6',
  wonder: 'M2 20L12 4l10 16zM12 4v16M7 12h10M4.500 16h15',
  growth: 'M12 21V9M12 13c-5 0-7-3-7-7 5 0 7 3 7 7zM12 10c0-4 2-7 7-7 0 4-2 7-7 7zM8 21h8',
};
