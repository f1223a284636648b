package com.ventora.features.catalogue.choosing;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.commons.link.Link;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.ventora.core.pages.LocalPages;
import com.ventora.core.shared.ChoiceLinks;
import com.ventora.core.shared.ChoiceLinks.Address;
import com.ventora.core.shared.Choices;
import com.ventora.core.shared.Own;
import com.ventora.core.shared.Part;
import com.ventora.features.catalogue.Catalogue.SkuEntry;
import com.ventora.features.catalogue.CatalogueNames;
import com.ventora.features.catalogue.Shop;
import com.ventora.features.catalogue.Variant;
import com.ventora.features.catalogue.products.ProductCards;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import javax.annotation.PostConstruct;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;

/** Products side by side, listed in the address (`p`), with links for each possible change. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/comparison",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class ComparisonModel extends Own {

    /** Maximum number of products in the table. */
    private static final int MOST = 4;

    private static final String DIFFERENCES = "differences";

    @ValueMapValue(name = "jcr:title")
    @JsonProperty
    private String title;

    @ValueMapValue
    private String productsPage;

    /** @param csv the comparison as a table for spreadsheets */
    record Links(Address all, Address differences, Address metric, Address us, Address csv, Address quote, Link<?> products)
        implements Part {}

    @Self
    private AskedProducts asked;

    @Self
    private ProductCards cards;

    @Self
    private ChoiceLinks links;

    @Self
    private ChoosingPages choosing;

    @Self
    private LocalPages localPages;

    @Self
    private Shop shop;

    /** By order number, without duplicates, in the order of the address. */
    private final Map<String, SkuEntry> found = new LinkedHashMap<>();

    /** Entries not found in the catalogue, as typed. */
    @JsonProperty
    private final List<String> unknown = new ArrayList<>();

    /** Products that exceed the limit. */
    @JsonProperty
    private final List<String> left = new ArrayList<>();

    @PostConstruct
    void find() {
        asked.words().distinct().forEach(words -> {
            var entry = asked.find(words);
            if (entry == null) unknown.add(words);
            else if (found.size() >= MOST && !found.containsKey(AskedProducts.skuOf(entry))) left.add(words);
            else found.put(AskedProducts.skuOf(entry), entry);
        });
    }

    public String getAction() {
        return links.pageAddress();
    }

    public Collection<String> getSkus() {
        return found.keySet();
    }

    public String getUnits() {
        var units = links.chosen("units");
        return units.isEmpty() ? null : units;
    }

    public boolean getOnlyDifferences() {
        return links.chosen("only").equals(DIFFERENCES);
    }

    public List<ComparedProduct> getProducts() {
        return found.values().stream().map(this::compared).toList();
    }

    public int getMost() {
        return MOST;
    }

    public Links getLinks() {
        var only = only();
        var csv = links.pageAddress().replaceAll("\\.html$", "") + ".compare.csv" + query(getUnits());
        var inUnits = links.inUnits(choices(found.keySet(), only, null), getId());
        var quote = choosing.addresses() == null ? null : choosing.addresses().quote();
        return new Links(
            link(found.keySet(), "", getUnits()),
            link(found.keySet(), DIFFERENCES, getUnits()),
            inUnits.metric(),
            inUnits.us(),
            Address.of(csv),
            quote == null ? null : Address.of(quote + query(null)),
            shop.link(localPages.of(productsPage)));
    }

    private ComparedProduct compared(SkuEntry entry) {
        var key = AskedProducts.skuOf(entry);
        var product = entry.product();
        var version = AskedProducts.versionOf(entry);
        var others = found.keySet().stream().filter(sku -> !sku.equals(key)).toList();
        return new ComparedProduct(
            cards.of(product, getId(), CatalogueNames.get().cardFigures()),
            key,
            version == null ? product.sku() : version.sku(),
            version == null ? product.figures() : version.figures(),
            product.variants().stream().map(each -> version(each, each == version, key)).toList(),
            // An empty `p` means an empty comparison; without `p`, the browser shows the stored one.
            others.isEmpty() ? Address.of(links.pageAddress() + "?p=#" + getId()) : link(others, only(), getUnits()));
    }

    private ComparedProduct.Version version(Variant version, boolean isCurrent, String asked) {
        UnaryOperator<String> instead = sku -> sku.equals(asked) ? version.sku() : sku;
        var skus = found.keySet().stream().map(instead).toList();
        return new ComparedProduct.Version(version.name(shop.locale()), isCurrent, link(skus, only(), getUnits()));
    }

    private String only() {
        return getOnlyDifferences() ? DIFFERENCES : "";
    }

    private Address link(Collection<String> skus, String only, String units) {
        return links.to(choices(skus, only, units), getId());
    }

    private static Choices choices(Collection<String> skus, String only, String units) {
        return new Choices().and("p", skus).and("only", only).and("units", units);
    }

    private String query(String units) {
        var query = new Choices().and("p", found.keySet()).and("units", units).query();
        return query.isEmpty() ? "?" : query;
    }
}
