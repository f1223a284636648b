package com.ventora.core.platform;

import com.adobe.cq.wcm.style.ComponentStyleInfo;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.sling.api.resource.Resource;
import org.mockito.Mockito;

/** AEM's style system, whose code is not public: the classes of the styles that an author picked, else the policy's own. */
final class Styles {

    private Styles() {}

    static ComponentStyleInfo of(Resource resource) {
        var info = Mockito.mock(ComponentStyleInfo.class, Mockito.withSettings().stubOnly());
        Mockito.when(info.getAppliedCssClasses()).thenReturn(Policies.policyOf(resource)
            .map(policy -> classesOf(policy, Arrays.asList(resource.getValueMap().get("cq:styleIds", new String[0]))))
            .orElse(null));
        return info;
    }

    private static String classesOf(Resource policy, List<String> picked) {
        var classes = new ArrayList<String>();
        for (var group : childrenOf(policy.getChild("cq:styleGroups"))) {
            for (var style : childrenOf(group.getChild("cq:styles"))) {
                var properties = style.getValueMap();
                var names = properties.get("cq:styleClasses", "");
                if (!names.isEmpty() && picked.contains(properties.get("cq:styleId", style.getName()))) classes.add(names);
            }
        }
        return classes.isEmpty() ? policy.getValueMap().get("cq:styleDefaultClasses", "") : String.join(" ", classes);
    }

    private static Iterable<Resource> childrenOf(Resource resource) {
        return resource == null ? List.of() : resource.getChildren();
    }
}
