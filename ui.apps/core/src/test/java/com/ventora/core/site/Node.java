package com.ventora.core.site;

import java.util.Map;

/**
 * A node of the content. Seen through a template, it may stand below another node than its path says.
 *
 * @param file where its bytes are, null for none
 */
public record Node(String path, Map<String, Object> properties, Map<String, Node> children, String file) {

    public Node get(String relativePath) {
        var node = this;
        for (var name : relativePath.split("/")) {
            if (!name.isEmpty() && node != null) node = node.children.get(name);
        }
        return node;
    }
}
