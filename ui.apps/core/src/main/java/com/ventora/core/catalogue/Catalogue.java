package com.ventora.core.catalogue;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;

/**
 * All products of a site (`/content/dam/<site>/products`), found by path, by order number and by family. There is one for
 * each request, so that everybody finds what they may read, as it is now; each part of it is made when it is needed.
 */
public final class Catalogue {

    /** What an order number leads to: a product, and the version where the number is that of one (else null). */
    public record SkuEntry(Product product, String variant) {}

    private final Lazy<Map<String, Product>> byPath;
    private final Lazy<Map<String, SkuEntry>> bySku = new Lazy<>(this::skus);
    private final Map<String, CataloguePages> pages = new HashMap<>();

    private Catalogue(ResourceResolver resolver, String site, Market market) {
        byPath = new Lazy<>(() -> {
            var products = new LinkedHashMap<String, Product>();
            fragments(resolver.getResource("/content/dam/" + site + "/products"))
                .forEach(asset -> products.put(asset.getPath(), new Product(asset, market)));
            return products;
        });
    }

    /** The catalogue of the site that a page belongs to, as its country's market has it. */
    public static Catalogue of(SlingHttpServletRequest request, String page) {
        var names = page.split("/");
        var site = names.length > 2 ? names[2] : "";
        var market = names.length > 3 ? CatalogueNames.get().markets().get(names[3]) : null;
        var attribute = Catalogue.class.getName() + ":" + site + (market == null ? "" : ":" + names[3]);
        if (request.getAttribute(attribute) instanceof Catalogue known) return known;
        var catalogue = new Catalogue(request.getResourceResolver(), site, market);
        request.setAttribute(attribute, catalogue);
        return catalogue;
    }

    /** In the order of their folder. */
    public Collection<Product> products() {
        return byPath.get().values();
    }

    /** The product whose fragment stands at a path; null for none. */
    public Product get(String path) {
        return byPath.get().get(path);
    }

    /** What an order number leads to, however it is punctuated; null for nothing. */
    public SkuEntry findSku(String sku) {
        return bySku.get().get(Sku.folded(sku));
    }

    /** What authors name a product by: the path of its fragment or its order number; null for none. */
    public Product find(String selection) {
        if (selection == null || selection.isEmpty()) return null;
        var product = get(selection);
        if (product != null) return product;
        var entry = findSku(selection);
        return entry == null ? null : entry.product;
    }

    /** Those that are named, in that order; what is not in the catalogue is left out. */
    public List<Product> findAll(Collection<String> selections) {
        return selections.stream().map(this::find).filter(Objects::nonNull).toList();
    }

    /** Products of a family and of the families below it, in the order of the catalogue. */
    public List<Product> inFamily(String family) {
        return products().stream()
            .filter(product -> (product.family() + "/").startsWith(family + "/"))
            .toList();
    }

    /** The page that shows a product in the language tree at a root; null for none. */
    public Resource pageOf(Product product, Resource languageRoot) {
        return languageRoot == null ? null : pagesBelow(languageRoot).ofProduct(product.path());
    }

    /** The page that shows a family in the language tree at a root; null for none. */
    public Resource pageOfFamily(String family, Resource languageRoot) {
        return languageRoot == null ? null : pagesBelow(languageRoot).ofFamily(family);
    }

    private CataloguePages pagesBelow(Resource languageRoot) {
        return pages.computeIfAbsent(languageRoot.getPath(), path -> new CataloguePages(languageRoot));
    }

    /** Of products with the same number the first has it; of a product and its version the version. */
    private Map<String, SkuEntry> skus() {
        var entries = new HashMap<String, SkuEntry>();
        for (var product : products()) {
            var own = new HashMap<String, SkuEntry>();
            own.put(Sku.folded(product.sku()), new SkuEntry(product, null));
            product.variants().forEach(each -> own.put(Sku.folded(each.sku()), new SkuEntry(product, each.sku())));
            own.forEach(entries::putIfAbsent);
        }
        return entries;
    }

    private static Stream<Resource> fragments(Resource folder) {
        if (folder == null) return Stream.empty();
        return StreamSupport.stream(folder.getChildren().spliterator(), false).flatMap(child -> {
            if ("product".equals(Fragment.modelOf(child))) return Stream.of(child);
            return child.getValueMap().get("jcr:primaryType", "").equals("dam:Asset") ? Stream.empty() : fragments(child);
        });
    }
}
