package com.ventora.features.catalogue.commerce;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.models.Breadcrumb;
import com.day.cq.wcm.api.Page;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.ventora.core.pages.PagesAbove;
import com.ventora.core.shared.Extended;
import com.ventora.features.catalogue.Product;
import com.ventora.features.catalogue.Shop;
import java.util.List;
import java.util.stream.Stream;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.Via;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.via.ResourceSuperType;

/**
 * Breadcrumb v3 up to the catalogue; from there on it shows the product's families, in the hierarchy of their tags,
 * then its name. So it does not depend on where the product's page is.
 */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/commerce/breadcrumb",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class CommerceBreadcrumbModel extends Extended<Breadcrumb> {

    @Self
    @Via(type = ResourceSuperType.class)
    private Breadcrumb core;

    @ScriptVariable
    private Page currentPage;

    @Self
    private Shop shop;

    @Self
    private CatalogueTrail trail;

    @Override
    @JsonIgnoreProperties({":type", "items"})
    public Breadcrumb getCore() {
        return core;
    }

    /** An item of Core Components, or one of ours. */
    public List<?> getItems() {
        var product = shop.currentProduct(null);
        var family = product == null || product.family() == null ? named(currentPage, "family") : product.family();
        return product == null && family.isEmpty() ? List.copyOf(core.getItems()) : items(product, family);
    }

    private List<?> items(Product product, String family) {
        var above = PagesAbove.of(currentPage)
            .filter(page -> named(page, "productPath").isEmpty() && named(page, "family").isEmpty())
            .findFirst()
            .map(page -> page.getPath() + "/")
            .orElse("");
        var pages = core.getItems().stream().filter(item -> above.startsWith(item.getPath() + "/"));
        var hideCurrent = properties().get("hideCurrent", false);
        var ofCatalogue = trail.of(product, family, core.getId()).filter(item -> !(hideCurrent && item.current()));
        return Stream.<Object>concat(pages, ofCatalogue).toList();
    }

    private static String named(Page page, String property) {
        return page.getProperties().get(property, "");
    }
}
