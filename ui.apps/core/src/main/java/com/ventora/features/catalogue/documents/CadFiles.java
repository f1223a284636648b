package com.ventora.features.catalogue.documents;

import com.ventora.features.catalogue.CatalogueNames;
import com.ventora.features.catalogue.Figure;
import com.ventora.features.catalogue.Product;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The files made from a product's shape: dimension drawing and CAD models. */
final class CadFiles {

    /** The one with words. */
    private static final String DRAWING = "dimensions";

    private CadFiles() {}

    /** Kinds with the ends of their addresses; empty for a product without a shape. */
    static Map<String, String> of(Product product) {
        return hasShape(product) ? CatalogueNames.get().cadFiles() : Map.of();
    }

    static boolean hasWords(String type) {
        return DRAWING.equals(type);
    }

    private static boolean hasShape(Product product) {
        if (product.family() == null) return false;
        var family = product.family().substring(product.family().indexOf('/') + 1);
        var known = product.figures().stream().map(Figure::name).collect(Collectors.toSet());
        var names = CatalogueNames.get();
        return isIn(family, names.sizedFamilies()) && known.containsAll(List.of("length", "width", "height"))
            || isIn(family, names.roundFamilies()) && known.contains("outerDiameter");
    }

    private static boolean isIn(String family, List<String> families) {
        return families.stream().anyMatch(each -> family.equals(each) || family.startsWith(each + "/"));
    }
}
