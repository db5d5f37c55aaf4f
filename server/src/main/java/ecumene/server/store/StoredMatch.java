package ecumene.server.store;

import ecumene.table.Summary;
import ecumene.table.TableInfo;

/**
 * A match in a list, read without replaying it.
 *
 * @param rules the version of the rules it is played by
 */
public record StoredMatch(TableInfo info, int rules, Summary summary) {}
