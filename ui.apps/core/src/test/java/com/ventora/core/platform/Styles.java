package com.ventora.core.platform;

import com.adobe.cq.wcm.style.ComponentStyleInfo;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.sling.api.resource.Resource;
import org.mockito.Mockito;

/** AEM's style system, whose code is not public: classes and elements of the styles that an author picked, else the policy's own. */
final class Styles {

    private Styles() {}

    static ComponentStyleInfo of(Resource resource) {
        var info = Mockito.mock(ComponentStyleInfo.class, Mockito.withSettings().stubOnly());
        Mockito.when(info.getAppliedCssClasses()).thenReturn(Policies.policyOf(resource)
            .map(policy -> classesOf(policy, pickedOf(resource)))
            .orElse(null));
        Mockito.when(info.getAppliedHtmlElement()).thenReturn(Policies.policyOf(resource)
            .map(policy -> elementOf(policy, pickedOf(resource)))
            .orElse(null));
        return info;
    }

    private static String classesOf(Resource policy, List<String> picked) {
        var classes = ofPicked(policy, picked, "cq:styleClasses");
        return classes.isEmpty() ? policy.getValueMap().get("cq:styleDefaultClasses", "") : String.join(" ", classes);
    }

    private static String elementOf(Resource policy, List<String> picked) {
        var elements = ofPicked(policy, picked, "cq:styleElement");
        return elements.isEmpty() ? policy.getValueMap().get("cq:styleDefaultElement", String.class) : elements.get(0);
    }

    private static List<String> pickedOf(Resource resource) {
        return Arrays.asList(resource.getValueMap().get("cq:styleIds", new String[0]));
    }

    /** A property of the picked styles that have it, in the policy's order. */
    private static List<String> ofPicked(Resource policy, List<String> picked, String name) {
        var values = new ArrayList<String>();
        for (var group : childrenOf(policy.getChild("cq:styleGroups"))) {
            for (var style : childrenOf(group.getChild("cq:styles"))) {
                var properties = style.getValueMap();
                var value = properties.get(name, "");
                if (!value.isEmpty() && picked.contains(properties.get("cq:styleId", style.getName()))) values.add(value);
            }
        }
        return values;
    }

    private static Iterable<Resource> childrenOf(Resource resource) {
        return resource == null ? List.of() : resource.getChildren();
    }
}
