package ecumene.e2e;

import ecumene.engine.text.Language;

/** The words by which a person finds things on the page, in both languages; {@code %s} is a name or a number. */
enum Say {
    WELCOME("Sit down at the table", "Siéntate a la mesa"),
    OTHER_LANGUAGE("Español", "English"),
    PLAY_NOW("Play now against bots", "Jugar ya contra bots"),
    NEW_TABLE("New table", "Nueva mesa"),
    BEGIN("Begin", "Empezar"),
    SEATS("Seats", "Puestos"),
    SEAT("Seat %s", "Puesto %s"),
    STRENGTH_OF_SEAT("Strength of seat %s", "Nivel del puesto %s"),
    NAME_OF_SEAT("Name of seat %s", "Nombre del puesto %s"),
    YOUR_NAME("Your name", "Tu nombre"),
    SIT_DOWN("Sit down", "Tomar asiento"),
    UNDO("Undo", "Deshacer"),
    HAND_OVER("Hand over the screen", "Pasar la pantalla"),
    HAND_THE_DEVICE("Hand the device to %s", "Pásale la pantalla a %s"),
    I_AM("I am %s", "Soy %s"),
    BOARD("Board", "Tablero"),
    BACK_TO_NOW("Back to now", "Volver al presente"),
    REMATCH("Rematch", "Revancha"),
    DOWNLOAD_RECORD("Download the record", "Descargar la partida"),
    SHOW_RESULT("Show the result", "Ver el resultado");

    private final String english;
    private final String spanish;

    Say(String english, String spanish) {
        this.english = english;
        this.spanish = spanish;
    }

    String in(Language language, Object... arguments) {
        return (language == Language.ES ? spanish : english).formatted(arguments);
    }
}
