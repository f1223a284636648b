package com.ventora.features.catalogue;

import com.ventora.core.shared.Fragment;
import com.ventora.features.markets.Market;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ValueMap;

/** A version of a product with its own order number. */
public final class Variant {

    private final Fragment fragment;
    private final Lazy<List<Figure>> figures;

    Variant(Resource asset, ValueMap product, Market market) {
        fragment = new Fragment(asset);
        figures = new Lazy<>(() -> {
            var elements = new HashMap<String, Object>(product);
            elements.putAll(fragment.master());
            return Figures.in(Market.builtFor(market, elements));
        });
    }

    public String sku() {
        return Sku.of(fragment);
    }

    public Fragment fragment() {
        return fragment;
    }

    /** The product's figures, overridden by those of the version. */
    public List<Figure> figures() {
        return figures.get();
    }

    /** The name of the version, never empty. */
    public String name(Locale locale) {
        var name = fragment.text("name", locale);
        return name == null ? sku() : name;
    }
}
