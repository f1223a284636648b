package com.ventora.features.catalogue.documents;

import com.day.cq.wcm.api.Page;
import com.ventora.core.shared.Children;
import com.ventora.features.catalogue.Manuals;
import com.ventora.features.catalogue.Product;
import com.ventora.features.catalogue.Shop;
import com.ventora.features.catalogue.Sku;
import com.ventora.features.catalogue.Variant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ValueMap;

/**
 * The documents of one language: first the catalogue, then a data sheet for each product page, and manuals for
 * families.
 */
final class LanguageDocuments {

    private static final int SITE_DEPTH = 1;

    private final Page home;
    private final Resource root;
    private final Locale locale;
    private final Shop shop;
    private final Manuals manuals;
    private final Deque<DocumentEntry> entries = new ArrayDeque<>();

    /** @param home the language root */
    LanguageDocuments(Page home, Shop shop, Manuals manuals) {
        this.home = home;
        root = home.adaptTo(Resource.class);
        locale = home.getLanguage(false);
        this.shop = shop;
        this.manuals = manuals;
    }

    /** In page order. */
    List<DocumentEntry> all() {
        visit(root);
        return new ArrayList<>(entries);
    }

    private void visit(Resource page) {
        var content = page.getChild("jcr:content");
        if (content != null) read(page, content.getValueMap());
        Children.of(page).filter(each -> each.getValueMap().get("jcr:primaryType", "").equals("cq:Page")).forEach(this::visit);
    }

    private void read(Resource page, ValueMap properties) {
        var product = shop.catalogue().get(properties.get("productPath", ""));
        var family = properties.get("family", "");
        if (product != null && isPageOf(product, page)) {
            entries.addLast(dataSheet(page, product));
        } else if (!family.isEmpty()) {
            addManual(page, family);
            if (!properties.get("cq:cifProductPage", "").isEmpty()) addCatalogue(page);
        }
    }

    /** If a product has several pages, only one has its data sheet. */
    private boolean isPageOf(Product product, Resource page) {
        var own = shop.catalogue().pageOf(product, root);
        return own != null && own.getPath().equals(page.getPath());
    }

    private DocumentEntry dataSheet(Resource page, Product product) {
        var skus = Stream.concat(Stream.of(product.sku()), product.variants().stream().map(Variant::sku)).toList();
        var words = Stream.of(skus.stream(), skus.stream().map(Sku::folded), Stream.of(familyName(product.family())).filter(each -> each != null));
        var fragment = product.fragment();
        return DocumentEntry.of(
            DrawnType.DATA_SHEET,
            page,
            fragment.asset(),
            locale,
            product.name(locale),
            fragment.text("kind", locale),
            product.family(),
            words.flatMap(each -> each));
    }

    private void addManual(Resource page, String family) {
        manuals.forFamily(family).filter(manual -> manual.text("title", locale) != null).ifPresent(manual -> {
            var name = familyName(family);
            entries.addLast(DocumentEntry.of(
                DrawnType.MANUAL, page, manual.asset(), locale, manual.text("title", locale), name, family, Stream.empty()));
        });
    }

    /** The catalogue's date is that of the most recently changed product. */
    private void addCatalogue(Resource page) {
        shop.catalogue().products().stream()
            .map(product -> product.fragment().asset())
            .max(Comparator.comparingLong(AssetChange::time))
            .ifPresent(newest -> entries.addFirst(DocumentEntry.of(
                DrawnType.CATALOGUE, page, newest, locale, siteName(), null, null, Stream.empty())));
    }

    private String siteName() {
        var title = home.getAbsoluteParent(SITE_DEPTH).getTitle();
        return title != null ? title : home.getName();
    }

    private String familyName(String family) {
        return shop.tagName(family, locale);
    }
}
