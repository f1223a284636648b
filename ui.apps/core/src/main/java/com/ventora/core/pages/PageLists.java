package com.ventora.core.pages;

import com.day.cq.wcm.api.Page;
import com.ventora.core.shared.Children;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.apache.sling.api.resource.Resource;

/** The lists on pages that can be filtered or paged by address. */
final class PageLists {

    private static final String LIST = "ventora/components/list";

    private PageLists() {}

    /** The first such list on a page. */
    static Optional<Resource> on(Page page) {
        return find(page.getContentResource(), list -> showsTags(list) || pageSize(list) > 0);
    }

    /** The list that collects a page by its tags: found on the nearest ancestor with a list that shows tags. */
    static Optional<Resource> above(Page page) {
        return PagesAbove.of(page)
            .skip(1)
            .map(above -> find(above.getContentResource(), PageLists::showsTags).orElse(null))
            .filter(Objects::nonNull)
            .findFirst();
    }

    static boolean showsTags(Resource list) {
        return list.getValueMap().get("showTags", false);
    }

    /** 0 if the list is not paged. */
    static int pageSize(Resource list) {
        return Math.max(0, list.getValueMap().get("pageSize", 0));
    }

    private static Optional<Resource> find(Resource node, Predicate<Resource> isWanted) {
        return Children.of(node)
            .map(child -> isList(child) && isWanted.test(child) ? Optional.of(child) : find(child, isWanted))
            .flatMap(Optional::stream)
            .findFirst();
    }

    private static boolean isList(Resource resource) {
        return LIST.equals(resource.getValueMap().get("sling:resourceType", ""));
    }
}
