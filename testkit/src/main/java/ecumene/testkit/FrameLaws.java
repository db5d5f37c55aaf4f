package ecumene.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.StepStack;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.NewPrimitiveArrayInstruction;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A note of a step has a name. {@link StepStack#note}, {@link StepStack#setNote} and a {@link StepStack#push} that gives notes
 * know them by numbers, so they are called only inside nested classes named {@code Frame}, which give each number a name and a
 * type.
 */
public final class FrameLaws {

    private static final String STACK = StepStack.class.getName().replace('.', '/');
    private static final Set<String> NOTES = Set.of("note", "setNote");

    private FrameLaws() {}

    /** Looks through the compiled classes in the package of this class and below it. */
    public static void notesHaveNames(Class<?> game) {
        assertThat(namelessNotes(game))
                .as("methods outside of a nested class Frame that read, write or push notes by their number")
                .isEmpty();
    }

    static Set<String> namelessNotes(Class<?> game) {
        Set<String> found = new TreeSet<>();
        String folder = game.getPackageName().replace('.', '/');
        try {
            URI place = game.getProtectionDomain().getCodeSource().getLocation().toURI();
            Path root = Path.of(place);
            if (Files.isDirectory(root)) {
                look(root.resolve(folder), found);
            } else {
                try (FileSystem jar = FileSystems.newFileSystem(root, Map.of())) {
                    look(jar.getPath(folder), found);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
        return found;
    }

    private static void look(Path folder, Set<String> found) throws IOException {
        List<Path> classes;
        try (Stream<Path> files = Files.walk(folder)) {
            classes = files.filter(file -> file.toString().endsWith(".class")).toList();
        }
        assertThat(classes).as("classes in %s", folder).isNotEmpty();
        for (Path file : classes) {
            ClassModel model = ClassFile.of().parse(Files.readAllBytes(file));
            String name = model.thisClass().asInternalName();
            if (!name.endsWith("$Frame")) {
                look(model, name, found);
            }
        }
    }

    private static void look(ClassModel model, String name, Set<String> found) {
        for (MethodModel method : model.methods()) {
            Instruction before = null;
            for (CodeElement element : method.code().map(CodeModel::elementList).orElse(List.of())) {
                if (element instanceof InvokeInstruction call
                        && call.owner().asInternalName().equals(STACK)
                        && isNameless(call.name().stringValue(), before)) {
                    found.add(name.replace('/', '.') + "." + method.methodName().stringValue() + " calls "
                            + call.name().stringValue());
                }
                if (element instanceof Instruction instruction) {
                    before = instruction;
                }
            }
        }
    }

    /** The notes of a push come last: without any, the array for them is made and handed over as it is. */
    private static boolean isNameless(String called, @Nullable Instruction before) {
        return NOTES.contains(called) || (called.equals("push") && !(before instanceof NewPrimitiveArrayInstruction));
    }
}
