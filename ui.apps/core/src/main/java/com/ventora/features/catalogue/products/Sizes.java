package com.ventora.features.catalogue.products;

import com.ventora.features.catalogue.Catalogue;
import com.ventora.features.catalogue.CatalogueNames;
import com.ventora.features.catalogue.Figures;
import com.ventora.features.catalogue.Product;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The products that are one size larger or smaller than another: the next of its family with the same equipment in either
 * direction, and those of the same size as that.
 */
final class Sizes {

    /** What differs by less is the same size: a machine with a dryer delivers a little less. */
    private static final double SAME = 1.1;

    private final Product product;
    private final String figure;
    private final List<Product> smaller;
    private final List<Product> larger;

    Sizes(Product product, Catalogue catalogue) {
        this.product = product;
        figure = figureOf(product.family());
        var others = figure == null || sizeOf(product) <= 0
            ? List.<Product>of()
            : catalogue.inFamily(product.family()).stream().filter(this::isOfRange).toList();
        smaller = beside(others, -1);
        larger = beside(others, 1);
    }

    /** `larger`, `smaller`, or null. */
    String of(Product other) {
        if (larger.contains(other)) return "larger";
        return smaller.contains(other) ? "smaller" : null;
    }

    /** The next smaller and the next larger, of each that which is most like the product; at the ends of a range only one. */
    Stream<Product> nearest() {
        return Stream.of(smaller, larger).flatMap(each -> each.stream().limit(1));
    }

    /** @param direction 1 for larger, -1 for smaller */
    private List<Product> beside(List<Product> others, int direction) {
        Comparator<Product> bySize = Comparator.comparingDouble(other -> direction * sizeOf(other));
        var further = others.stream()
            .filter(other -> bySize.compare(other, product) > 0 && !isSame(product, other))
            .sorted(bySize)
            .toList();
        return further.stream().filter(other -> isSame(further.get(0), other)).sorted(byLikeness()).toList();
    }

    private boolean isOfRange(Product other) {
        return product.family().equals(other.family())
            && sizeOf(other) > 0
            && CatalogueNames.get().sizeFeatures().stream().allMatch(each -> has(product, each) == has(other, each));
    }

    private static boolean has(Product product, String feature) {
        return product.listed("features").stream().anyMatch(id -> id.endsWith("/" + feature));
    }

    /** With the same motor, a machine for more pressure delivers less, and is no smaller size. */
    private boolean isSame(Product one, Product other) {
        var power = amount(one, "motorPower", 0);
        return ratio(sizeOf(one), sizeOf(other)) <= SAME || (power > 0 && power == amount(other, "motorPower", 0));
    }

    /** First what shares most of the product's features, then what is nearest in pressure and tank. */
    private Comparator<Product> byLikeness() {
        var own = product.listed("features");
        return Comparator.<Product>comparingLong(each -> -each.listed("features").stream().filter(own::contains).count())
            .thenComparingDouble(each -> apart(each, "maxPressure") * apart(each, "tankVolume"));
    }

    private double apart(Product other, String name) {
        return ratio(amount(product, name, 1), amount(other, name, 1));
    }

    /** How many times as much the larger of two amounts is. */
    private static double ratio(double one, double other) {
        return Math.max(one, other) / Math.min(one, other);
    }

    private double sizeOf(Product each) {
        return amount(each, figure, 0);
    }

    private static double amount(Product each, String name, double otherwise) {
        return Figures.number(each.figures(), name).orElse(otherwise);
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
