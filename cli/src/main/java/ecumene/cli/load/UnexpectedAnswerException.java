package ecumene.cli.load;

/** A server answered what no server of ours should answer here. */
public final class UnexpectedAnswerException extends RuntimeException {

    private final transient Guest.Answer answer;

    UnexpectedAnswerException(String request, Guest.Answer answer) {
        super(request + ": " + answer.status() + " " + answer.body());
        this.answer = answer;
    }

    public Guest.Answer answer() {
        return answer;
    }
}
