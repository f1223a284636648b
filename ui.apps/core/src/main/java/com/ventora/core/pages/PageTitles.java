package com.ventora.core.pages;

import com.day.cq.wcm.api.Page;
import java.util.Objects;
import java.util.stream.Stream;

/** Titles of pages. */
public final class PageTitles {

    private PageTitles() {}

    /** In lists, the same as in Core Components' lists. */
    public static String inLists(Page page) {
        return Stream.of(page.getNavigationTitle(), page.getPageTitle(), page.getTitle(), page.getName())
            .filter(Objects::nonNull)
            .findFirst()
            .orElse("");
    }
}
