package com.ventora.features.catalogue.products;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.commons.link.Link;
import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.ventora.core.shared.Own;
import com.ventora.features.catalogue.CatalogueNames;
import com.ventora.features.catalogue.Product;
import com.ventora.features.catalogue.Shop;
import javax.annotation.PostConstruct;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** One product, with a link to its page. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/commerce/productteaser",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class ProductTeaserModel extends Own {

    @Self
    private Shop shop;

    @Self
    private ProductCards cards;

    @Self
    private LinkManager linkManager;

    private Product product;

    @PostConstruct
    void find() {
        product = shop.currentProduct(properties().get("selection", ""));
    }

    /** The component has its own id and link. */
    @JsonUnwrapped
    @JsonIgnoreProperties({"id", "link"})
    public ProductCard getCard() {
        return product == null ? null : cards.of(product, getId(), CatalogueNames.get().teaserFigures());
    }

    public Link<?> getLink() {
        var page = product == null ? null : shop.pageOf(product);
        return page == null ? null : link(page);
    }

    public String getCtaText() {
        return authored("ctaText");
    }

    private Link<?> link(Resource page) {
        var link = linkManager.get(page.getPath()).withLinkTarget(properties().get("linkTarget", String.class)).build();
        return link.isValid() ? link : null;
    }
}
