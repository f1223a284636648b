package com.ventora.features.catalogue;

import java.util.HashMap;
import java.util.Map;
import org.apache.sling.api.resource.Resource;

/**
 * The pages of a language by what they show (`productPath`, `family`); if several show the same, the first in the tree
 * wins.
 */
final class CataloguePages {

    private final Map<String, Resource> ofProducts = new HashMap<>();
    private final Map<String, Resource> ofFamilies = new HashMap<>();

    CataloguePages(Resource languageRoot) {
        visit(languageRoot);
    }

    /** By the path of the product's fragment. */
    Resource ofProduct(String path) {
        return ofProducts.get(path);
    }

    /** By the id of the family's tag. */
    Resource ofFamily(String family) {
        return ofFamilies.get(family);
    }

    private void visit(Resource node) {
        for (var child : node.getChildren()) {
            if (child.getName().equals("jcr:content")) continue;
            if (child.getValueMap().get("jcr:primaryType", "").equals("cq:Page")) keep(child);
            visit(child);
        }
    }

    private void keep(Resource page) {
        var content = page.getChild("jcr:content");
        if (content == null) return;
        var properties = content.getValueMap();
        ofProducts.putIfAbsent(properties.get("productPath", ""), page);
        ofFamilies.putIfAbsent(properties.get("family", ""), page);
    }
}
