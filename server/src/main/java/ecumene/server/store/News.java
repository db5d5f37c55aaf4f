package ecumene.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What servers that share a database tell each other: which matches have got how far. Each gathers what it has committed and
 * sends it in one small notification of its own: one within the transaction of each move would make all commits of the
 * database wait for each other. News that are lost cost a moment and not a move, so nobody waits for them, and what could not
 * be sent is forgotten.
 */
public final class News implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(News.class);

    private static final String CHANNEL = "ecumene";
    private static final int GATHER_MILLIS = 20;

    /** PostgreSQL takes notifications of less than 8000 bytes. */
    private static final int LONGEST = 7_500;

    /** So long one listens before one looks whether the line still stands. */
    private static final int LISTEN_MILLIS = 2_000;

    private static final int AGAIN_MILLIS = 500;

    /** Who wants to hear of it. */
    public interface Reader {

        /** Another server has brought a match to this version. */
        void heard(String match, int version);

        /** Something may have been missed. */
        void missed();
    }

    /** Ours, to know our own voice. */
    private final String self = UUID.randomUUID().toString();

    private final Database database;
    private final Reader reader;
    private final Map<String, Integer> gathered = new HashMap<>();
    private volatile boolean closed;
    private final Thread speaker;
    private final Thread listener;

    public News(Database database, Reader reader) {
        this.database = database;
        this.reader = reader;
        this.speaker = Thread.ofPlatform().daemon().name("news-out").start(this::speak);
        this.listener = Thread.ofPlatform().daemon().name("news-in").start(this::listen);
    }

    /** This server has brought a match to a version. */
    public void tell(String match, int version) {
        synchronized (gathered) {
            gathered.merge(match, version, Math::max);
            gathered.notifyAll();
        }
    }

    // ---------------------------------------------------------------- speaking

    private void speak() {
        try {
            while (!closed) {
                synchronized (gathered) {
                    while (gathered.isEmpty()) {
                        gathered.wait();
                    }
                }
                Thread.sleep(GATHER_MILLIS);
                send();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // closed
        }
    }

    private void send() {
        Map<String, Integer> news;
        synchronized (gathered) {
            news = Map.copyOf(gathered);
            gathered.clear();
        }
        if (news.isEmpty()) {
            return;
        }
        try (Connection connection = database.connection();
                PreparedStatement statement = connection.prepareStatement("select pg_notify(?, ?)")) {
            StringBuilder message = new StringBuilder(self);
            for (Map.Entry<String, Integer> each : news.entrySet()) {
                message.append(' ').append(each.getKey()).append(' ').append(each.getValue());
                if (message.length() > LONGEST) {
                    send(statement, message);
                    message.setLength(self.length());
                }
            }
            if (message.length() > self.length()) {
                send(statement, message);
            }
        } catch (SQLException e) {
            LOG.debug("News could not be sent", e);
        }
    }

    private static void send(PreparedStatement statement, StringBuilder message) throws SQLException {
        statement.setString(1, CHANNEL);
        statement.setString(2, message.toString());
        statement.execute();
    }

    // ---------------------------------------------------------------- listening

    private void listen() {
        while (!closed) {
            try (Connection line = database.line();
                    Statement statement = line.createStatement()) {
                statement.execute("listen " + CHANNEL);
                reader.missed();
                PGConnection postgres = line.unwrap(PGConnection.class);
                while (!closed) {
                    PGNotification[] news = postgres.getNotifications(LISTEN_MILLIS);
                    for (PGNotification each : news) {
                        hear(each.getParameter());
                    }
                    if (news.length == 0) {
                        statement.execute("select 1");
                    }
                }
            } catch (SQLException | RuntimeException e) {
                LOG.debug("The line to the other servers broke", e);
            }
            pause();
        }
    }

    private void hear(String message) {
        String[] words = message.split(" ", -1);
        if (words[0].equals(self)) {
            return;
        }
        for (int i = 1; i + 1 < words.length; i += 2) {
            reader.heard(words[i], Integer.parseInt(words[i + 1]));
        }
    }

    private void pause() {
        try {
            if (!closed) {
                Thread.sleep(AGAIN_MILLIS);
            }
        } catch (InterruptedException e) {
            closed = true;
        }
    }

    /** What was gathered is still told. */
    @Override
    public void close() {
        closed = true;
        speaker.interrupt();
        listener.interrupt();
        send();
    }
}
