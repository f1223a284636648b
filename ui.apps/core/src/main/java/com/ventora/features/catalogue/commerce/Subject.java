package com.ventora.features.catalogue.commerce;

import com.day.cq.wcm.api.Page;
import com.ventora.features.catalogue.Product;
import com.ventora.features.catalogue.Sku;
import com.ventora.features.catalogue.Variant;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The subject of the current page.
 *
 * @param skus order numbers of its product, normalised
 * @param families ids of tags, the nearest first
 */
record Subject(List<String> skus, List<String> families) {

    /** @param product that the page shows; null if there is none */
    static Subject of(Page page, Product product) {
        var ofProduct = product == null ? null : product.family();
        var family = ofProduct != null ? ofProduct : page.getProperties().get("family", "");
        var skus = product == null
            ? Stream.<String>empty()
            : Stream.concat(Stream.of(product.sku()), product.variants().stream().map(Variant::sku)).map(Sku::folded);
        return new Subject(skus.toList(), lineage(family));
    }

    /** How closely these order numbers and families match it: 0 is the product itself; empty if they do not match. */
    OptionalInt nearness(List<String> names) {
        if (names.stream().map(Sku::folded).anyMatch(skus::contains)) return OptionalInt.of(0);
        return IntStream.range(0, families.size()).filter(index -> names.contains(families.get(index))).map(index -> index + 1).findFirst();
    }

    /** `a:b/c` → itself, `a:b`. */
    private static List<String> lineage(String family) {
        if (family.isEmpty()) return List.of();
        return Stream.iterate(family, id -> id != null, id -> id.contains("/") ? id.substring(0, id.lastIndexOf('/')) : null).toList();
    }
}
