package com.ventora.features.catalogue.products;

import com.ventora.features.catalogue.CatalogueNames;
import com.ventora.features.catalogue.Figures;
import com.ventora.features.catalogue.Product;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;

/**
 * Which products are one size larger or smaller than another: the next of its family in either direction, and those of the
 * same size as that.
 */
final class Sizes {

    /** What differs by less is the same size: a machine with a dryer delivers a little less. */
    private static final double SAME = 1.1;

    private final Product product;
    private final String figure;
    private final double own;
    private final double larger;
    private final double smaller;

    Sizes(Product product, Collection<Product> family) {
        this.product = product;
        figure = figureOf(product.family());
        own = sizeOf(product);
        var sizes = family.stream().mapToDouble(this::sizeOf).filter(size -> size > 0).toArray();
        larger = Arrays.stream(sizes).filter(size -> size > own * SAME).min().orElse(Double.POSITIVE_INFINITY) * SAME;
        smaller = Arrays.stream(sizes).filter(size -> size * SAME < own).max().orElse(Double.NEGATIVE_INFINITY);
    }

    /** `larger`, `smaller`, or null. */
    String of(Product other) {
        var size = sizeOf(other);
        if (own <= 0 || other.family() == null || !other.family().equals(product.family())) return null;
        if (size > own * SAME && size <= larger) return "larger";
        return size * SAME < own && size * SAME >= smaller ? "smaller" : null;
    }

    private double sizeOf(Product each) {
        return figure == null ? 0 : Figures.number(each.figures(), figure).orElse(0);
    }

    /** The figure that is the size in a family, `ventora:family/screw/fixed-speed`; null if there is none. */
    private static String figureOf(String family) {
        if (family == null) return null;
        var below = family.substring(family.indexOf(":family/") + ":family/".length()) + "/";
        return CatalogueNames.get().sizeFigures().entrySet().stream()
            .filter(each -> below.startsWith(each.getKey() + "/"))
            .map(Map.Entry::getValue)
            .findFirst()
            .orElse(null);
    }
}
