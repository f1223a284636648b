package com.ventora.features.catalogue.commerce;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.commons.link.Link;
import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.adobe.cq.wcm.core.components.models.Navigation;
import com.adobe.cq.wcm.core.components.models.NavigationItem;
import com.adobe.cq.wcm.core.components.util.ComponentUtils;
import com.day.cq.wcm.api.Page;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.ventora.core.shared.Extended;
import com.ventora.core.shared.Part;
import com.ventora.features.catalogue.Shop;
import java.util.List;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.Via;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.via.ResourceSuperType;

/**
 * Navigation v2, but below a catalogue page (one with a `family`) it shows the families below that tag, in tag order,
 * instead of the child pages.
 */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/commerce/navigation",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class CommerceNavigationModel extends Extended<Navigation> {

    /** A page with its child families or pages. */
    record PageItem(@JsonUnwrapped @JsonIgnoreProperties("children") NavigationItem core, List<?> children) implements Part {}

    /** @param path of its page; null for a family without one */
    record FamilyItem(
        String id, String path, Link<?> link, String title, int level, boolean active, boolean current, List<FamilyItem> children)
        implements Part {}

    @Self
    @Via(type = ResourceSuperType.class)
    private Navigation core;

    @ScriptVariable
    private Page currentPage;

    @Self
    private Shop shop;

    @Self
    private LinkManager linkManager;

    @Override
    @JsonIgnoreProperties({":type", "items"})
    public Navigation getCore() {
        return core;
    }

    public List<PageItem> getItems() {
        return core.getItems().stream().map(this::pageItem).toList();
    }

    private PageItem pageItem(NavigationItem item) {
        var page = currentPage.getPageManager().getPage(item.getPath());
        var family = page == null ? "" : page.getProperties().get("family", "");
        var below = family.isEmpty()
            ? item.getChildren().stream().map(this::pageItem).toList()
            : families(family, item.getLevel() + 1);
        return new PageItem(item, below);
    }

    private List<FamilyItem> families(String parent, int level) {
        var deepest = deepest();
        if (deepest >= 0 && level > deepest) return List.of();
        return shop.familiesBelow(parent).filter(family -> shop.tagName(family) != null).map(family -> familyItem(family, level)).toList();
    }

    private FamilyItem familyItem(String family, int level) {
        var page = shop.pageOfFamily(family);
        var path = page == null ? null : page.getPath();
        return new FamilyItem(
            ComponentUtils.generateId(core.getId() + "-item", family),
            path,
            linkManager.get(path).build(),
            shop.tagName(family),
            level,
            (currentFamily() + "/").startsWith(family + "/"),
            currentPage.getPath().equals(path),
            families(family, level + 1));
    }

    /** The family of the current page or of its product; empty if there is none. */
    private String currentFamily() {
        var own = currentPage.getProperties().get("family", "");
        var product = own.isEmpty() ? shop.currentProduct(null) : null;
        return product == null || product.family() == null ? own : product.family();
    }

    /** Level of the last items; negative for all. */
    private int deepest() {
        if (properties().get("collectAllPages", true)) return -1;
        return properties().get("structureDepth", -1) - properties().get("structureStart", 1);
    }
}
