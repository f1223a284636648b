package com.ventora.core.pages;

import com.day.cq.commons.LanguageUtil;
import com.day.cq.wcm.api.Page;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;

/** The same page in the other languages of its site: `/content/<site>/<country>/<language>`. */
@Model(adaptables = SlingHttpServletRequest.class)
public class PageLanguages {

    @ScriptVariable
    private Page currentPage;

    /** By language, including itself, and `x-default`: the first. Empty if there are no others. */
    Map<String, Page> alternates() {
        var home = currentPage.getAbsoluteParent(3);
        if (home == null) return Map.of();
        var below = currentPage.getPath().substring(home.getPath().length());
        var pages = new LinkedHashMap<String, Page>();
        children(currentPage.getAbsoluteParent(1))
            .flatMap(PageLanguages::children)
            .filter(each -> LanguageUtil.getLanguage(each.getName()) != null)
            .map(each -> currentPage.getPageManager().getPage(each.getPath() + below))
            .filter(page -> page != null && page.hasContent())
            .forEach(page -> pages.put(page.getLanguage(false).toLanguageTag(), page));
        if (pages.size() < 2) return Map.of();
        pages.put("x-default", pages.values().iterator().next());
        return pages;
    }

    private static Stream<Page> children(Page page) {
        if (page == null) return Stream.empty();
        Iterable<Page> pages = () -> page.listChildren();
        return StreamSupport.stream(pages.spliterator(), false);
    }
}
