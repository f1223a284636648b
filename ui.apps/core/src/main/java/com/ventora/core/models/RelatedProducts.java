package com.ventora.core.models;

import com.ventora.core.catalogue.Catalogue;
import com.ventora.core.catalogue.Figures;
import com.ventora.core.catalogue.Product;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/** How products are related: the rules that authors choose from. */
final class RelatedProducts {

    private final Catalogue catalogue;
    private final Product product;

    RelatedProducts(Catalogue catalogue, Product product) {
        this.catalogue = catalogue;
        this.product = product;
    }

    /** Those of a rule; of what the product itself names for a rule that is not known. */
    Collection<Product> by(String rule) {
        return switch (rule) {
            case "accessories" -> named("accessories");
            case "spare-parts" -> named("spareParts");
            case "same-family" -> ofSameFamily();
            case "same-use" -> ofSameUse();
            default -> named("related");
        };
    }

    private List<Product> named(String list) {
        return catalogue.findAll(product.listed(list));
    }

    /** The family's own first, then those of the families around it; of each the nearest in power first. */
    private List<Product> ofSameFamily() {
        return familiesAround().flatMap(family -> catalogue.inFamily(family).stream().sorted(byDistance())).distinct().toList();
    }

    /** With the most uses in common first, then the nearest in power. */
    private List<Product> ofSameUse() {
        var uses = new HashSet<>(product.listed("uses"));
        ToLongFunction<Product> shared = other -> other.listed("uses").stream().filter(uses::contains).count();
        return catalogue.products().stream()
            .filter(other -> shared.applyAsLong(other) > 0)
            .sorted(Comparator.comparingLong(shared).reversed().thenComparing(byDistance()))
            .toList();
    }

    /** `a:b/c/d` → itself, `a:b/c`; the root of all families is no family. */
    private Stream<String> familiesAround() {
        if (product.family() == null) return Stream.empty();
        return Stream.iterate(product.family(), id -> id.contains("/"), id -> id.substring(0, id.lastIndexOf('/')));
    }

    /** Nearest in power first: 4 kW is as far from 2 kW as from 8 kW. Without power the order of the catalogue stands. */
    private Comparator<Product> byDistance() {
        var power = powerOf(product);
        return Comparator.comparingDouble(other -> {
            var theirs = powerOf(other);
            // As exact as in the local server: a product of the same distance must not change places.
            return power == 0 || theirs == 0 ? Double.MAX_VALUE : Math.abs(StrictMath.log(theirs / power));
        });
    }

    private static double powerOf(Product product) {
        return Figures.number(product.figures(), "motorPower").orElse(0);
    }
}
