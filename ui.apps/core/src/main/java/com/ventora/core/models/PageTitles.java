package com.ventora.core.models;

import com.day.cq.wcm.api.Page;
import java.util.Objects;
import java.util.stream.Stream;

/** What pages are called. */
final class PageTitles {

    private PageTitles() {}

    /** In lists, as Core Components' lists call it. */
    static String inLists(Page page) {
        return Stream.of(page.getNavigationTitle(), page.getPageTitle(), page.getTitle(), page.getName())
            .filter(Objects::nonNull)
            .findFirst()
            .orElse("");
    }
}
