package com.ventora.features.catalogue;

import com.ventora.core.shared.Fragment;
import com.ventora.features.markets.Market;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;

/** A product of the catalogue: a fragment of the model `product`. */
public final class Product {

    private final Fragment fragment;
    private final Market market;
    private final Lazy<List<Variant>> variants;
    private final Lazy<List<Figure>> figures;

    /** @param market the country for which it is built; null for the product as in its fragment */
    Product(Resource asset, Market market) {
        fragment = new Fragment(asset);
        this.market = market;
        variants = new Lazy<>(() -> variantsOf(asset.getResourceResolver()).toList());
        figures = new Lazy<>(() -> variants.get().isEmpty() ? Figures.in(Market.builtFor(market, fragment.master())) : variants.get().get(0).figures());
    }

    public String sku() {
        return Sku.of(fragment);
    }

    public Fragment fragment() {
        return fragment;
    }

    public String path() {
        return fragment.path();
    }

    /** Id of the family's tag, `ventora:family/mobile/piston`; null if there is none. */
    public String family() {
        var family = fragment.master().get("family", "");
        return family.isEmpty() ? null : family;
    }

    /** Those of the first version if there are versions: a product is never the average of its versions. */
    public List<Figure> figures() {
        return figures.get();
    }

    /** That of the product itself, for one without versions; empty if its speed does not vary. */
    public List<FlowPoint> flowCurve() {
        return FlowPoint.in(fragment.master()).toList();
    }

    public List<Variant> variants() {
        return variants.get();
    }

    /** A list of the product's: paths, ids of tags. */
    public List<String> listed(String name) {
        return fragment.listed(name);
    }

    /** Ids of the tags of its safety certificates in its market. */
    public List<String> certificates() {
        return Market.certificatesIn(market, listed("certificates"));
    }

    /** The name of the product, never empty. */
    public String name(Locale locale) {
        var name = fragment.text("name", locale);
        return name == null ? sku() : name;
    }

    /** The version with an order number, else the first; null for a product without versions. */
    public Variant variant(String sku) {
        var wanted = Sku.folded(sku);
        return variants().stream()
            .filter(each -> Sku.folded(each.sku()).equals(wanted))
            .findFirst()
            .orElse(variants().isEmpty() ? null : variants().get(0));
    }

    private Stream<Variant> variantsOf(ResourceResolver resolver) {
        return listed("variants").stream()
            .filter(path -> path.startsWith("/"))
            .map(resolver::getResource)
            .filter(Objects::nonNull)
            .filter(asset -> "product-variant".equals(Fragment.modelOf(asset)))
            .filter(asset -> Market.isSoldIn(market, new Fragment(asset).master()))
            .map(asset -> new Variant(asset, fragment.master(), market));
    }
}
