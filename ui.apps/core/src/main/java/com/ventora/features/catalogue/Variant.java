package com.ventora.features.catalogue;

import com.ventora.core.shared.Fragment;
import com.ventora.features.markets.Market;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ValueMap;

/** A version of a product with its own order number. */
public final class Variant {

    private final Fragment fragment;
    private final Lazy<List<Figure>> figures;
    private final Lazy<List<FlowPoint>> flowCurve;

    Variant(Resource asset, ValueMap product, Market market) {
        fragment = new Fragment(asset);
        var elements = new Lazy<Map<String, Object>>(() -> {
            var all = new HashMap<String, Object>(product);
            all.putAll(fragment.master());
            return all;
        });
        figures = new Lazy<>(() -> Figures.in(Market.builtFor(market, elements.get())));
        flowCurve = new Lazy<>(() -> FlowPoint.in(elements.get()).toList());
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

    /** Empty if its speed does not vary. */
    public List<FlowPoint> flowCurve() {
        return flowCurve.get();
    }

    /** The name of the version, never empty. */
    public String name(Locale locale) {
        var name = fragment.text("name", locale);
        return name == null ? sku() : name;
    }
}
