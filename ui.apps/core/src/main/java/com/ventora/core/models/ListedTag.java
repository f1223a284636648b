package com.ventora.core.models;

import java.util.Collection;

/**
 * A tag as visitors see it and as addresses name it.
 *
 * @param value its path below the list's `tagRoot`: `energy`
 */
record ListedTag(String path, String value, String title) {

    /** Whether something with these tags is about this one: it has it, or one below it. */
    boolean isOf(Collection<ListedTag> tags) {
        return tags.stream().anyMatch(tag -> tag.path.equals(path) || tag.path.startsWith(path + "/"));
    }
}
