package com.ventora.features.catalogue.documents;

import com.ventora.features.catalogue.CatalogueNames;
import com.ventora.features.catalogue.Figure;
import com.ventora.features.catalogue.Product;
import com.ventora.features.catalogue.Variant;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

/** A row of the catalogue before its columns are known: an orderable item with all its figures. */
record CatalogueRow(Product product, String sku, String version, List<Figure> figures) {

    /** Maximum number of columns on a page. */
    private static final int MOST_COLUMNS = 6;

    /** One row per order number. */
    static Stream<CatalogueRow> of(Product product, Locale locale) {
        var variants = product.variants();
        if (variants.isEmpty()) return Stream.of(new CatalogueRow(product, product.sku(), null, product.figures()));
        return variants.stream().map(each -> new CatalogueRow(
            product, each.sku(), variants.size() > 1 ? nameOf(each, locale) : null, each.figures()));
    }

    /** The figures that become columns of a table of products: those that at least half of its rows have. */
    static List<CatalogueChapter.Column> columns(List<CatalogueRow> rows) {
        return CatalogueNames.get().tellingFigures().stream()
            .filter(name -> {
                var share = rows.stream().filter(row -> row.figure(name) != null).count();
                return share > 0 && share * 2 >= rows.size();
            })
            .limit(MOST_COLUMNS)
            .map(name -> new CatalogueChapter.Column(name, unitOf(name, rows)))
            .toList();
    }

    /** Null for a figure that the product does not have. */
    Figure figure(String name) {
        return figures.stream().filter(figure -> figure.name().equals(name)).findFirst().orElse(null);
    }

    private static String unitOf(String name, List<CatalogueRow> rows) {
        return rows.stream()
            .map(row -> row.figure(name))
            .filter(Objects::nonNull)
            .map(Figure::unit)
            .filter(Objects::nonNull)
            .findFirst()
            .orElse(null);
    }

    private static String nameOf(Variant version, Locale locale) {
        return version.fragment().text("name", locale);
    }
}
