package com.ventora.features.catalogue.products;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.ventora.core.shared.Own;
import com.ventora.core.shared.Part;
import com.ventora.core.shared.Settings;
import com.ventora.features.catalogue.Figure;
import com.ventora.features.catalogue.Product;
import com.ventora.features.catalogue.Shop;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** Products related to one: by a rule, or named by the author. Never the product itself. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/commerce/relatedproducts",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class RelatedProductsModel extends Own {

    private static final int MAX_ITEMS = 4;

    @Self
    private Settings settings;

    @Self
    private Shop shop;

    @Self
    private ProductCards cards;

    public String getTitle() {
        return authored("jcr:title");
    }

    public String getTitleType() {
        return authored("titleType");
    }

    /** The product that they are compared with; null if there is none. */
    public RelatedTo getRelatedTo() {
        var product = product();
        return product == null ? null : new RelatedTo(product.family(), ProductCards.facts(product));
    }

    public List<FactCard> getProducts() {
        var product = product();
        var limit = settings.get("maxItems", Integer.class).orElse(MAX_ITEMS);
        var found = found(product).stream().filter(each -> each != product).limit(Math.max(0, limit)).toList();
        return cards.withFacts(found, getId(), product == null ? each -> null : new Sizes(product, shop.catalogue())::of);
    }

    private Product product() {
        return shop.currentProduct(properties().get("product", ""));
    }

    private Collection<Product> found(Product product) {
        var selection = Stream.of(properties().get("selection", new String[0])).filter(each -> !each.isEmpty()).toList();
        if (!selection.isEmpty()) return shop.catalogue().findAll(selection);
        if (product == null) return List.of();
        return new RelatedProducts(shop.catalogue(), product).by(properties().get("relationType", ""));
    }

    /** What is compared of the product. */
    public record RelatedTo(String familyId, List<Figure> facts) implements Part {}
}
