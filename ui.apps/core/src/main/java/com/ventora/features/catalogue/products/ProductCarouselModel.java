package com.ventora.features.catalogue.products;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.ventora.core.shared.Own;
import com.ventora.core.shared.Settings;
import com.ventora.features.catalogue.Product;
import com.ventora.features.catalogue.Shop;
import java.util.List;
import java.util.stream.Stream;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** Products side by side in a track: those named by the author, else those of a family. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/commerce/productcarousel",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class ProductCarouselModel extends Own {

    private static final int MAX_PRODUCTS = 10;

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

    public Integer getPerPage() {
        return settings.get("perPage", Integer.class).orElse(null);
    }

    public List<ProductCard> getProducts() {
        var limit = settings.get("productCount", Integer.class).orElse(MAX_PRODUCTS);
        return cards.of(chosen().stream().limit(Math.max(0, limit)).toList(), getId());
    }

    private List<Product> chosen() {
        var selection = Stream.of(properties().get("selection", new String[0])).filter(each -> !each.isEmpty()).toList();
        var isByFamily = properties().get("selectionType", "").equals("category");
        if (!isByFamily && !selection.isEmpty()) return shop.catalogue().findAll(selection);
        var family = shop.currentFamily(properties().get("category", ""));
        return family == null ? List.of() : shop.catalogue().inFamily(family);
    }
}
