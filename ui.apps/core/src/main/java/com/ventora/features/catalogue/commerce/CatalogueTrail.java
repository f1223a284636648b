package com.ventora.features.catalogue.commerce;

import com.adobe.cq.wcm.core.components.commons.link.Link;
import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.adobe.cq.wcm.core.components.util.ComponentUtils;
import com.day.cq.wcm.api.Page;
import com.ventora.core.pages.PageTitles;
import com.ventora.core.shared.Part;
import com.ventora.features.catalogue.Product;
import com.ventora.features.catalogue.Shop;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** The path through the catalogue to a family or a product. */
@Model(adaptables = SlingHttpServletRequest.class)
public class CatalogueTrail {

    /** A step of the path; the last one is the page itself. */
    record Item(String id, Link<?> link, String title, boolean active, boolean current) implements Part {}

    @Self
    private Shop shop;

    @Self
    private LinkManager linkManager;

    /**
     * @param product null for the path to a family
     * @param family empty if there is none
     * @param id id of the component
     */
    Stream<Item> of(Product product, String family, String id) {
        var families = lineage(family)
            .map(each -> item(each, title(each), shop.pageOfFamily(each), product == null && each.equals(family), id))
            .filter(Objects::nonNull);
        if (product == null) return families;
        return Stream.concat(
            families, Stream.of(item(product.path(), product.name(shop.locale()), shop.pageOf(product), true, id)));
    }

    /** A family and those above it, outermost first. */
    private static Stream<String> lineage(String family) {
        return Pattern.compile("/|$").matcher(family).results().map(end -> family.substring(0, end.start())).filter(each -> !each.isEmpty());
    }

    /** Visitors see the root tag of all families under the title of its page, not under the tag's own. */
    private String title(String family) {
        if (family.contains("/")) return shop.tagName(family);
        var page = shop.pageOfFamily(family);
        return page == null ? null : PageTitles.inLists(page.adaptTo(Page.class));
    }

    private Item item(String name, String title, Resource page, boolean current, String id) {
        if (title == null) return null;
        var link = linkManager.get(page == null ? null : page.getPath()).build();
        return new Item(ComponentUtils.generateId(id + "-item", name), link, title, current, current);
    }
}
