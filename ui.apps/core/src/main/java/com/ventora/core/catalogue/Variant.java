package com.ventora.core.catalogue;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ValueMap;

/** A version of a product that is ordered by a number of its own. */
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

    /** The product's figures with those in which the version differs. */
    public List<Figure> figures() {
        return figures.get();
    }

    /** What the version is called; it is never without a name. */
    public String name(Locale locale) {
        var name = fragment.text("name", locale);
        return name == null ? sku() : name;
    }
}
