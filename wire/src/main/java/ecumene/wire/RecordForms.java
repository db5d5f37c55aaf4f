package ecumene.wire;

import ecumene.wire.Scribe.Form;
import ecumene.wire.Scribe.Place;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes the forms of records as code, as one would write it by hand: one property after the other, by its accessor. To go
 * through a list of properties and ask each how it is written takes twice as long.
 */
final class RecordForms {

    private static final MethodHandles.Lookup HERE = MethodHandles.lookup();
    private static final ClassDesc NAME = ClassDesc.of("ecumene.wire.RecordForm");
    private static final ClassDesc PAGE = desc(Page.class);
    private static final ClassDesc PLACE = desc(Place.class);
    private static final ClassDesc BYTES = desc(byte[].class);
    private static final ClassDesc PUTS = desc(RecordForms.class);
    private static final DirectMethodHandleDesc CONSTANT = ConstantDescs.ofConstantBootstrap(
            desc(MethodHandles.class), "classDataAt", ConstantDescs.CD_Object, ConstantDescs.CD_int);

    private RecordForms() {}

    /**
     * A property of a record.
     *
     * @param name with its quotation marks and the colon behind it
     */
    @SuppressWarnings("ArrayRecordComponent") // nobody compares or changes it
    record Part(byte[] name, Method accessor, Place place) {}

    /** Null if code of ours may not ask such a record. */
    static @Nullable Form of(Class<?> type, List<Part> parts) {
        if (!isOpen(type) || !parts.stream().allMatch(RecordForms::isKnown)) {
            return null;
        }
        List<Object> constants = new ArrayList<>();
        for (Part part : parts) {
            constants.add(part.name);
            constants.add(part.place);
        }
        byte[] code = ClassFile.of()
                .build(
                        NAME,
                        form -> form.withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SYNTHETIC)
                                .withInterfaceSymbols(desc(Form.class))
                                .withMethodBody(
                                        ConstantDescs.INIT_NAME,
                                        ConstantDescs.MTD_void,
                                        0,
                                        body -> body.aload(0)
                                                .invokespecial(
                                                        ConstantDescs.CD_Object,
                                                        ConstantDescs.INIT_NAME,
                                                        ConstantDescs.MTD_void)
                                                .return_())
                                .withMethodBody(
                                        "write",
                                        MethodTypeDesc.of(
                                                ConstantDescs.CD_void, PAGE, ConstantDescs.CD_Object, PLACE, BYTES),
                                        ClassFile.ACC_PUBLIC,
                                        body -> write(body, desc(type), parts)));
        try {
            MethodHandles.Lookup made = HERE.defineHiddenClassWithClassData(code, constants, true);
            return (Form) made.lookupClass().getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot write " + type, e);
        }
    }

    /** Whether everybody may ask it. */
    private static boolean isOpen(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getDeclaringClass()) {
            if (!Modifier.isPublic(each.getModifiers())) {
                return false;
            }
        }
        return true;
    }

    private static boolean isKnown(Part part) {
        Class<?> type = part.accessor.getReturnType();
        return !type.isPrimitive() || type == int.class || type == long.class || type == boolean.class;
    }

    /** The parameters are the page, the value, its place and its tag, behind the form itself. */
    private static void write(CodeBuilder body, ClassDesc type, List<Part> parts) {
        body.aload(1).aload(4).invokestatic(PUTS, "begin", MethodTypeDesc.of(ConstantDescs.CD_void, PAGE, BYTES));
        for (int i = 0; i < parts.size(); i++) {
            Class<?> given = parts.get(i).accessor.getReturnType();
            ClassDesc taken = given.isPrimitive() || given == String.class ? desc(given) : ConstantDescs.CD_Object;
            boolean placed = taken.equals(ConstantDescs.CD_Object);
            body.aload(1).loadConstant(constant(BYTES, 2 * i));
            if (placed) {
                body.loadConstant(constant(PLACE, 2 * i + 1));
            }
            body.aload(2)
                    .checkcast(type)
                    .invokevirtual(type, parts.get(i).accessor.getName(), MethodTypeDesc.of(desc(given)))
                    .invokestatic(
                            PUTS,
                            "put",
                            placed
                                    ? MethodTypeDesc.of(ConstantDescs.CD_void, PAGE, BYTES, PLACE, taken)
                                    : MethodTypeDesc.of(ConstantDescs.CD_void, PAGE, BYTES, taken));
        }
        body.aload(1)
                .invokestatic(PUTS, "end", MethodTypeDesc.of(ConstantDescs.CD_void, PAGE))
                .return_();
    }

    private static DynamicConstantDesc<?> constant(ClassDesc type, int index) {
        return DynamicConstantDesc.ofNamed(CONSTANT, ConstantDescs.DEFAULT_NAME, type, index);
    }

    private static ClassDesc desc(Class<?> type) {
        return type.describeConstable().orElseThrow();
    }

    // ---------------------------------------------------------------- what the forms call

    static void begin(Page page, byte[] tag) {
        page.add('{');
        page.add(tag);
    }

    static void put(Page page, byte[] name, int number) {
        put(page, name, (long) number);
    }

    static void put(Page page, byte[] name, long number) {
        page.add(name);
        page.number(number);
        page.add(',');
    }

    static void put(Page page, byte[] name, boolean flag) {
        page.add(name);
        page.flag(flag);
        page.add(',');
    }

    static void put(Page page, byte[] name, @Nullable String text) {
        if (text != null) {
            page.add(name);
            page.text(text);
            page.add(',');
        }
    }

    static void put(Page page, byte[] name, Place place, @Nullable Object value) {
        if (value != null) {
            page.add(name);
            place.write(page, value);
            page.add(',');
        }
    }

    static void end(Page page) {
        page.close('}');
    }
}
