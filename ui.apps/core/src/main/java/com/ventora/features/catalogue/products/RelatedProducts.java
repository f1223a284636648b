package com.ventora.features.catalogue.products;

import com.ventora.features.catalogue.Catalogue;
import com.ventora.features.catalogue.Figures;
import com.ventora.features.catalogue.Product;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/** The rules by which products are related; authors choose one. */
final class RelatedProducts {

    private final Catalogue catalogue;
    private final Product product;

    RelatedProducts(Catalogue catalogue, Product product) {
        this.catalogue = catalogue;
        this.product = product;
    }

    /** The products of a rule; for an unknown rule, the next sizes of its family and those named by the product itself. */
    Collection<Product> by(String rule) {
        return switch (rule) {
            case "accessories" -> named("accessories");
            case "spare-parts" -> named("spareParts");
            case "same-family" -> ofSameFamily();
            case "same-use" -> ofSameUse();
            default -> Stream.concat(new Sizes(product, catalogue).nearest(), named("related").stream()).distinct().toList();
        };
    }

    private List<Product> named(String list) {
        return catalogue.findAll(product.listed(list));
    }

    /** The family's own first, then those of its parent families; within each, the nearest in power first. */
    private List<Product> ofSameFamily() {
        return familiesAround().flatMap(family -> catalogue.inFamily(family).stream().sorted(byDistance())).distinct().toList();
    }

    /** Products with the most uses in common first, then the nearest in power. */
    private List<Product> ofSameUse() {
        var uses = new HashSet<>(product.listed("uses"));
        ToLongFunction<Product> shared = other -> other.listed("uses").stream().filter(uses::contains).count();
        return catalogue.products().stream()
            .filter(other -> shared.applyAsLong(other) > 0)
            .sorted(Comparator.comparingLong(shared).reversed().thenComparing(byDistance()))
            .toList();
    }

    /** `a:b/c/d` → itself, `a:b/c`; the root of all families does not count. */
    private Stream<String> familiesAround() {
        if (product.family() == null) return Stream.empty();
        return Stream.iterate(product.family(), id -> id.contains("/"), id -> id.substring(0, id.lastIndexOf('/')));
    }

    /** Nearest in power first: 4 kW is as far from 2 kW as from 8 kW. Without power, in catalogue order. */
    private Comparator<Product> byDistance() {
        var power = powerOf(product);
        return Comparator.comparingDouble(other -> {
            var theirs = powerOf(other);
            // As precise as in the local server: products at the same distance must not change places.
            return power == 0 || theirs == 0 ? Double.MAX_VALUE : Math.abs(StrictMath.log(theirs / power));
        });
    }

    private static double powerOf(Product product) {
        return Figures.number(product.figures(), "motorPower").orElse(0);
    }
}
