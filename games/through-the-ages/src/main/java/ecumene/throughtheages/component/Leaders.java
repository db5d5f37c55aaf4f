package ecumene.throughtheages.component;

/** The leaders whose rules are code, by the index of their card. */
public final class Leaders {

    public static final int ALEXANDER = card("A-alexander-the-great");
    public static final int ARISTOTLE = card("A-aristotle");
    public static final int HAMMURABI = card("A-hammurabi");
    public static final int HOMER = card("A-homer");
    public static final int CAESAR = card("A-julius-caesar");
    public static final int MOSES = card("A-moses");
    public static final int COLUMBUS = card("I-christopher-columbus");
    public static final int BARBAROSSA = card("I-frederick-barbarossa");
    public static final int GENGHIS_KHAN = card("I-genghis-khan");
    public static final int JOAN_OF_ARC = card("I-joan-of-arc");
    public static final int LEONARDO = card("I-leonardo-da-vinci");
    public static final int MICHELANGELO = card("I-michelangelo");
    public static final int NEWTON = card("II-isaac-newton");
    public static final int COOK = card("II-james-cook");
    public static final int BACH = card("II-johann-sebastian-bach");
    public static final int ROBESPIERRE = card("II-maximilien-robespierre");
    public static final int NAPOLEON = card("II-napoleon-bonaparte");
    public static final int SHAKESPEARE = card("II-william-shakespeare");
    public static final int EINSTEIN = card("III-albert-einstein");
    public static final int GATES = card("III-bill-gates");
    public static final int CHAPLIN = card("III-charlie-chaplin");
    public static final int GANDHI = card("III-mahatma-gandhi");
    public static final int MEIER = card("III-sid-meier");
    public static final int CHURCHILL = card("III-winston-churchill");

    private Leaders() {}

    private static int card(String id) {
        return CivilCard.of(id).index();
    }
}
