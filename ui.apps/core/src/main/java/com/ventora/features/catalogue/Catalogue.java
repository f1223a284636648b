package com.ventora.features.catalogue;

import com.ventora.core.shared.Fragment;
import com.ventora.features.markets.Market;
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
 * All products of a site (`/content/dam/<site>/products`), found by path, by order number and by family. There is one
 * per request, so that it contains only what the user can read, and is up to date; its parts are loaded on demand.
 */
public final class Catalogue {

    /** The result for an order number: a product, and its version if the number is that of one (else null). */
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

    /** The catalogue of the site of a page, as offered in the market of its country. */
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

    /** In folder order. */
    public Collection<Product> products() {
        return byPath.get().values();
    }

    /** The product whose fragment is at a path; null if there is none. */
    public Product get(String path) {
        return byPath.get().get(path);
    }

    /** The product or version of an order number, however it is punctuated; null if there is none. */
    public SkuEntry findSku(String sku) {
        return bySku.get().get(Sku.folded(sku));
    }

    /** The product named by an author: by the path of its fragment or its order number; null if there is none. */
    public Product find(String selection) {
        if (selection == null || selection.isEmpty()) return null;
        var product = get(selection);
        if (product != null) return product;
        var entry = findSku(selection);
        return entry == null ? null : entry.product;
    }

    /** The named products, in that order; names not in the catalogue are skipped. */
    public List<Product> findAll(Collection<String> selections) {
        return selections.stream().map(this::find).filter(Objects::nonNull).toList();
    }

    /** Products of a family and of the families below it, in catalogue order. */
    public List<Product> inFamily(String family) {
        return products().stream()
            .filter(product -> (product.family() + "/").startsWith(family + "/"))
            .toList();
    }

    /** The page that shows a product in the language tree at a root; null if there is none. */
    public Resource pageOf(Product product, Resource languageRoot) {
        return languageRoot == null ? null : pagesBelow(languageRoot).ofProduct(product.path());
    }

    /** The page that shows a family in the language tree at a root; null if there is none. */
    public Resource pageOfFamily(String family, Resource languageRoot) {
        return languageRoot == null ? null : pagesBelow(languageRoot).ofFamily(family);
    }

    private CataloguePages pagesBelow(Resource languageRoot) {
        return pages.computeIfAbsent(languageRoot.getPath(), path -> new CataloguePages(languageRoot));
    }

    /** If products share a number, the first wins; if a product and its version do, the version wins. */
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
