package com.ventora.core.site;

import java.util.Map;

/**
 * A node of the content. Seen through a template, its parent can differ from the one in its path.
 *
 * @param file the file with its bytes; null if there is none
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
