package ecumene.testkit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Which places of the rulebook a test checks. The ids are those of the game's texts {@code rule.<id>}; {@link RuleCoverage}
 * makes the page of covered rules from them.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Rule {

    String[] value();
}
