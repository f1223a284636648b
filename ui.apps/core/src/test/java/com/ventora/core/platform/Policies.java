package com.ventora.core.platform;

import com.day.cq.wcm.api.policies.ContentPolicy;
import com.day.cq.wcm.api.policies.ContentPolicyManager;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;
import org.mockito.Answers;
import org.mockito.Mockito;

/**
 * AEM's ContentPolicyManager, whose code is not public: the template's `policies` mirror the page. The node at the same
 * relative path names the policy; inserted components have it below the nearest mapped container, under the resource
 * type.
 */
final class Policies {

    private static final String CONTENT = "/jcr:content";
    private static final Pattern OF_TEMPLATE = Pattern.compile("(.+/templates/[^/]+)/.*");

    private static final Map<String, ContentPolicy> KNOWN = new ConcurrentHashMap<>();

    private Policies() {}

    static ContentPolicyManager of(ResourceResolver resolver) {
        return Mockito.mock(ContentPolicyManager.class, Mockito.withSettings().stubOnly().defaultAnswer(call ->
            call.getMethod().getName().equals("getPolicy") && call.getArgument(0) instanceof Resource resource
                ? policyOf(resource).map(Policies::contentPolicy).orElse(null)
                : Answers.RETURNS_DEFAULTS.answer(call)));
    }

    /** The node of the policy that applies to a resource. */
    static Optional<Resource> policyOf(Resource resource) {
        var end = resource.getPath().indexOf(CONTENT);
        if (end < 0) return Optional.empty();
        var resolver = resource.getResourceResolver();
        var page = resource.getPath().substring(0, end);
        return templateOf(resolver, page).flatMap(template -> {
            var mappings = resolver.getResource(template + "/policies/jcr:content");
            if (mappings == null) return Optional.empty();
            var names = resource.getPath().substring(end + CONTENT.length()).split("/");
            return nameOf(mappings, names, typeOf(resource)).map(name -> resolver.getResource(name.startsWith("/")
                ? name
                : template.substring(0, template.lastIndexOf("/templates/")) + "/policies/" + name));
        });
    }

    /** Models also see a resource under its super type; its policy remains that of its own type. */
    private static String typeOf(Resource resource) {
        return resource.getValueMap().get("sling:resourceType", "");
    }

    private static Optional<String> templateOf(ResourceResolver resolver, String page) {
        var content = resolver.getResource(page + CONTENT);
        var own = content == null ? null : content.getValueMap().get("cq:template", String.class);
        var matcher = OF_TEMPLATE.matcher(page);
        return Optional.ofNullable(own != null ? own : matcher.matches() ? matcher.group(1) : null);
    }

    private static Optional<String> nameOf(Resource mappings, String[] names, String type) {
        var nearest = mappings;
        for (var name : Arrays.stream(names).filter(each -> !each.isEmpty()).toList()) {
            var mapping = nearest.getChild(name);
            if (!isMapping(mapping)) return Optional.ofNullable(nearest.getChild(type)).flatMap(Policies::policyIn);
            nearest = mapping;
        }
        return policyIn(nearest);
    }

    private static boolean isMapping(Resource node) {
        return node != null && (node.getValueMap().containsKey("cq:policy") || node.getValueMap().containsKey("sling:resourceType"));
    }

    private static Optional<String> policyIn(Resource mapping) {
        return Optional.ofNullable(mapping.getValueMap().get("cq:policy", String.class));
    }

    private static ContentPolicy contentPolicy(Resource policy) {
        return KNOWN.computeIfAbsent(policy.getPath(), path -> mockOf(policy));
    }

    private static ContentPolicy mockOf(Resource policy) {
        var mock = Mockito.mock(ContentPolicy.class, Mockito.withSettings().stubOnly());
        Mockito.when(mock.getProperties()).thenReturn(policy.getValueMap());
        Mockito.when(mock.getPath()).thenReturn(policy.getPath());
        Mockito.when(mock.adaptTo(Resource.class)).thenReturn(policy);
        return mock;
    }
}
