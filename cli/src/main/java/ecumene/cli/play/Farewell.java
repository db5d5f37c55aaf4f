package ecumene.cli.play;

import ecumene.cli.UsageException;
import ecumene.cli.Words;
import ecumene.engine.Event;
import ecumene.engine.Seats;
import ecumene.engine.text.Language;
import java.io.IOException;
import java.util.List;

/** After the end: reading the log, saving the record, leaving. */
final class Farewell {

    private final Session<?, ?> session;

    Farewell(Session<?, ?> session) {
        this.session = session;
    }

    void ask() throws IOException {
        session.screen().line();
        session.screen().line(session.say("play.after-end"));
        while (true) {
            String line = session.screen().ask("> ");
            Command.Typed typed = line == null ? null : Command.parse(line).orElse(null);
            if (typed == null || !obey(typed)) {
                return;
            }
        }
    }

    private boolean obey(Command.Typed typed) {
        try {
            switch (typed.command()) {
                case LOG -> log();
                case SAVE -> {
                    SaveFile.write(typed.rest(), session.match());
                    session.screen().line(session.say("play.saved", "file", typed.rest()));
                }
                case LANG -> {
                    boolean spanish = session.narrator().words().language() == Language.ES;
                    session.speak(new Words(spanish ? Language.EN : Language.ES));
                    session.screen().line(session.say("play.after-end"));
                }
                default -> {
                    return false;
                }
            }
        } catch (UsageException e) {
            session.screen().line(e.say(session.narrator().words()));
        }
        return true;
    }

    private void log() {
        List<Event> events = session.chronicle().all(Seats.SPECTATOR);
        events.forEach(event -> session.screen().line("· " + session.narrator().event(event)));
    }
}
