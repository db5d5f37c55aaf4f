package ecumene.cli;

/**
 * What every command is given.
 *
 * @param shell what it talks to
 * @param words in which language
 * @param games about which games
 */
record Context(Shell shell, Words words, Games games) {}
