package com.ventora.core.pages;

import java.util.Collection;

/**
 * A tag as shown to visitors and named in addresses.
 *
 * @param value its path below the list's `tagRoot`: `energy`
 */
record ListedTag(String path, String value, String title) {

    /** Whether something with these tags matches this one: it has the tag itself or one below it. */
    boolean isOf(Collection<ListedTag> tags) {
        return tags.stream().anyMatch(tag -> tag.path.equals(path) || tag.path.startsWith(path + "/"));
    }
}
