package ecumene.innersea.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.BadDataException;
import ecumene.engine.data.Csv;
import ecumene.engine.data.Ids;
import ecumene.innersea.InnerSea;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** A fate card. There is one of each; its number is one more than its index. */
public final class FateCard {

    public enum Kind {
        /** Played as the own action in the Card Phase. */
        PLAIN,
        NEGATE,
        COMPETITION,
        INVESTMENT,
        EVENT
    }

    /** What becomes of the card after it is played. */
    public enum Legend {
        DISCARD,
        /** Out of play until the end of the Epoch. */
        ASIDE,
        /** Into the draw deck. */
        SHUFFLE,
        /** Face up before its owner until its last disk is gone. */
        TABLE,
        /** Before the victim until it has worked. */
        VICTIM
    }

    /** When the disks on a card or a Wonder are of use. */
    public enum When {
        NEVER,
        ACQUISITION,
        DEPLOYMENT,
        COMPETITION,
        SCORING,
        TURN_ORDER,
        /** In the Draw Step, before cards are paid for. */
        PAYING,
        /** In the Draw Step, after they are paid for and before they are drawn. */
        DRAW,
        /** When a card would remove a disk from land. */
        CARD_LOSS,
        /** When a card of politics or strife would remove disks. */
        POLITICS_LOSS
    }

    /** Where a Competition card may be laid. */
    public enum Needs {
        NOTHING,
        LAND,
        SEA,
        /** A City of its player. */
        CITY,
        NOT_HOME
    }

    /** What a card is about. */
    public enum Tag {
        BARBARIAN,
        DISEASE,
        EVENT,
        GROWTH,
        LAND_WAR,
        LEARNING,
        NATURE,
        NAVAL,
        NAVAL_WAR,
        POLITICS,
        RELIGION,
        SPY,
        STRIFE,
        TRADE,
        WAR,
        WONDER
    }

    /** What a Negate card answers, besides the tags and the cards that it names. */
    public enum Answers {
        ANY,
        GREAT_PERSON,
        COMPETITION,
        /** A Competition card where its player takes part. */
        COMPETITION_JOINED,
        WONDER,
        /** What removes disks of its player. */
        HARMS,
        /** A card of a player with more points. */
        RICHER
    }

    private static final String TAG = "tag-";

    /** By index. */
    public static final List<FateCard> ALL = all();

    public static final int COUNT = ALL.size();

    private final int index;
    private final String id;
    private final Kind kind;
    private final boolean greatPerson;
    private final Set<Tag> tags;
    private final Legend legend;
    private final Needs needs;
    private final Set<Answers> answers = EnumSet.noneOf(Answers.class);
    private final Set<Tag> answeredTags = EnumSet.noneOf(Tag.class);
    private final Set<String> answeredCards = new HashSet<>();
    private final List<Clause> effect;
    private final int disks;
    private final When useWhen;
    private final boolean atOnce;
    private final boolean often;
    private final List<List<Clause>> uses;

    private FateCard(int index, Map<String, String> row) {
        this.index = index;
        id = row.getOrDefault("id", "");
        kind = Kind.valueOf(row.getOrDefault("kind", "").toUpperCase(Locale.ROOT));
        greatPerson = row.getOrDefault("great_person", "").equals("1");
        tags = EnumSet.noneOf(Tag.class);
        for (String word : Words.of(row.getOrDefault("tags", ""))) {
            tags.add(constant(Tag.class, word));
        }
        legend = Legend.valueOf(row.getOrDefault("legend", "").toUpperCase(Locale.ROOT));
        String place = row.getOrDefault("needs", "");
        needs = place.isEmpty() ? Needs.NOTHING : constant(Needs.class, place);
        for (String word : Words.of(row.getOrDefault("answers", ""))) {
            addAnswer(word);
        }
        effect = Clause.parse(row.getOrDefault("effect", ""));
        disks = Integer.parseInt(row.getOrDefault("disks", ""));
        List<String> when = Words.of(row.getOrDefault("use_when", ""));
        useWhen = when(when.isEmpty() ? "" : when.getFirst());
        atOnce = when.contains("at-once");
        often = when.contains("often");
        uses = uses(row.getOrDefault("use", ""));
        if (index + 1 != Integer.parseInt(row.getOrDefault("number", ""))) {
            throw new BadDataException("fate-cards.csv: " + id + " is out of order");
        }
    }

    static When when(String word) {
        return word.isEmpty() ? When.NEVER : constant(When.class, word);
    }

    private static <E extends Enum<E>> E constant(Class<E> type, String word) {
        return Enum.valueOf(type, word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A kind of answer, a tag or the id of a card. */
    private void addAnswer(String word) {
        for (Answers kind : Answers.values()) {
            if (word(kind).equals(word)) {
                answers.add(kind);
                return;
            }
        }
        if (word.startsWith(TAG)) {
            answeredTags.add(constant(Tag.class, word.substring(TAG.length())));
        } else {
            answeredCards.add(word);
        }
    }

    static List<List<Clause>> uses(String text) {
        List<List<Clause>> found = new ArrayList<>();
        for (String use : Words.of(text, "|")) {
            found.add(Clause.parse(use));
        }
        return List.copyOf(found);
    }

    private static List<FateCard> all() {
        List<FateCard> cards = new ArrayList<>();
        for (Map<String, String> row : Csv.read(InnerSea.class, "fate-cards.csv")) {
            cards.add(new FateCard(cards.size(), row));
        }
        for (FateCard card : cards) {
            for (String id : card.answeredCards) {
                Ids.find("fate card", cards, id);
            }
        }
        return List.copyOf(cards);
    }

    public static FateCard at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static FateCard of(String id) {
        return Ids.find("fate card", ALL, id);
    }

    public int index() {
        return index;
    }

    /** The printed number. */
    public int number() {
        return index + 1;
    }

    public Kind kind() {
        return kind;
    }

    public boolean isEvent() {
        return kind == Kind.EVENT;
    }

    public boolean isGreatPerson() {
        return greatPerson;
    }

    public boolean hasTag(Tag tag) {
        return tags.contains(tag);
    }

    /** What it is about, in the order of the alphabet. */
    public List<String> tags() {
        return tags.stream().map(FateCard::word).sorted().toList();
    }

    public Legend legend() {
        return legend;
    }

    /** Where a Competition card may be laid. */
    public Needs needs() {
        return needs;
    }

    /** Whether a Negate card answers a kind of thing. */
    public boolean answers(Answers kind) {
        return answers.contains(kind);
    }

    /** Whether a Negate card answers a card whatever the situation. */
    public boolean answers(FateCard card) {
        return answers.contains(Answers.ANY)
                || (answers.contains(Answers.GREAT_PERSON) && card.greatPerson)
                || (answers.contains(Answers.COMPETITION) && card.kind == Kind.COMPETITION)
                || card.tags.stream().anyMatch(answeredTags::contains)
                || answeredCards.contains(card.id);
    }

    /** Whether it answers anything. */
    public boolean answersSomething() {
        return !answers.isEmpty() || !answeredTags.isEmpty() || !answeredCards.isEmpty();
    }

    public List<Clause> effect() {
        return effect;
    }

    /** For an Investment: how many disks are put on it. */
    public int disks() {
        return disks;
    }

    public When useWhen() {
        return useWhen;
    }

    /** Whether an Investment is of use in the turn in which it is played, and not only later. */
    public boolean isOfUseAtOnce() {
        return atOnce;
    }

    /** Whether an Investment does not say that it is used once in a turn. */
    public boolean isUsedOften() {
        return often;
    }

    /** What taking a disk off the card brings; with several entries the owner chooses one. */
    public List<List<Clause>> uses() {
        return uses;
    }

    /** Whether a digit occurs in the printed number. */
    public boolean showsDigit(int digit) {
        return Integer.toString(number()).indexOf('0' + digit) >= 0;
    }

    @JsonValue
    public String id() {
        return id;
    }

    @Override
    public String toString() {
        return id;
    }
}
