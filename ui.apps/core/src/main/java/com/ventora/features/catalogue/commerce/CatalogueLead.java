package com.ventora.features.catalogue.commerce;

import com.ventora.core.shared.ResourceWith;
import com.ventora.features.catalogue.Product;
import com.ventora.features.catalogue.Shop;
import java.util.HashMap;
import org.apache.sling.api.resource.Resource;

/**
 * The target of a teaser's action: given by an order number or a tag, else by an address.
 *
 * @param action with the address of the page and its text
 * @param product null if there is none
 * @param page that shows the product or family; null if there is none
 */
record CatalogueLead(Resource action, boolean isOfCatalogue, Product product, Resource page) {

    static CatalogueLead of(Resource action, Shop shop) {
        var properties = action.getValueMap();
        var product = shop.catalogue().find(properties.get("productSku", ""));
        var family = product != null ? "" : Shop.familyId(properties.get("categoryId", ""));
        if (product == null && family.isEmpty()) return new CatalogueLead(action, false, null, null);
        var page = product != null ? shop.pageOf(product) : shop.pageOfFamily(family);
        var shown = new HashMap<String, Object>();
        shown.put("link", page == null ? null : page.getPath());
        if (properties.get("text", "").isEmpty()) {
            shown.put("text", product != null ? product.name(shop.locale()) : shop.tagName(family));
        }
        return new CatalogueLead(new ResourceWith(action, shown), true, product, page);
    }

    /** False for an action without text, because its product is no longer in the catalogue. */
    boolean saysSomething() {
        var properties = action.getValueMap();
        return !properties.get("text", "").isEmpty() || !properties.get("link", "").isEmpty();
    }
}
