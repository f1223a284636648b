package com.ventora.core.pages;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.models.LanguageNavigation;
import com.adobe.cq.wcm.core.components.models.NavigationItem;
import com.day.cq.wcm.api.Page;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.ventora.core.shared.Extended;
import com.ventora.core.shared.Part;
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
 * Language navigation v2, which links to a language's root if the current page does not exist in that language, and
 * marks those links.
 */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/languagenavigation",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class LanguageNavigationModel extends Extended<LanguageNavigation> {

    @Self
    @Via(type = ResourceSuperType.class)
    private LanguageNavigation core;

    /** @param translated false, or null if the page exists */
    record Item(
        @JsonUnwrapped @JsonIgnoreProperties("children") NavigationItem core, List<Item> children, Boolean translated)
        implements Part {}

    @ScriptVariable
    private Page currentPage;

    @Override
    @JsonIgnoreProperties({":type", "items"})
    public LanguageNavigation getCore() {
        return core;
    }

    public List<Item> getItems() {
        return core.getItems().stream().map(this::item).toList();
    }

    private Item item(NavigationItem item) {
        var children = item.getChildren().stream().map(this::item).toList();
        var missing = children.isEmpty() && currentPage != null && depth(item.getPath()) < depth(currentPage.getPath());
        return new Item(item, children, missing ? false : null);
    }

    /** A translation has the same depth as the current page. */
    private static long depth(String path) {
        return path.chars().filter(character -> character == '/').count();
    }
}
