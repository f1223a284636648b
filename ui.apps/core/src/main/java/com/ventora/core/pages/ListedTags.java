package com.ventora.core.pages;

import com.day.cq.tagging.Tag;
import com.day.cq.tagging.TagManager;
import com.day.cq.wcm.api.Page;
import com.ventora.core.shared.Children;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ValueMap;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** The tags that lists show: those below a list's `tagRoot`, or all tags if it has none. */
@Model(adaptables = SlingHttpServletRequest.class)
public class ListedTags {

    private static final String ALL_TAGS = "/content/cq:tags";
    private static final Pattern VALUE = Pattern.compile("[\\w-]+(?:/[\\w-]+)*");

    @Self
    private SlingHttpServletRequest request;

    @ScriptVariable
    private Page currentPage;

    /** Those of a page or an asset, in order. */
    List<ListedTag> of(ValueMap own, Resource list) {
        var root = rootOf(list);
        return Stream.of(own.get("cq:tags", new String[0]))
            .map(this::resolve)
            .filter(Objects::nonNull)
            .filter(tag -> tag.getPath().startsWith(root + "/"))
            .map(tag -> listed(tag, root))
            .toList();
    }

    /** The tag in an address; null if it does not exist. */
    ListedTag asked(String value, Resource list) {
        if (!VALUE.matcher(value).matches()) return null;
        var root = rootOf(list);
        var tag = request.getResourceResolver().getResource(root + "/" + value);
        return tag != null && tag.getValueMap().get("jcr:primaryType", "").equals("cq:Tag") ? listed(tag, root) : null;
    }

    /** Removes duplicate tags and sorts them in taxonomy order. */
    List<ListedTag> inOrder(Collection<ListedTag> tags, Resource list) {
        Map<String, ListedTag> used = tags.stream().collect(Collectors.toMap(ListedTag::path, Function.identity(), (one, same) -> one));
        if (used.isEmpty()) return List.of();
        return below(request.getResourceResolver().getResource(rootOf(list)))
            .map(tag -> used.get(tag.getPath()))
            .filter(Objects::nonNull)
            .toList();
    }

    private static Stream<Resource> below(Resource tag) {
        return Children.of(tag).flatMap(child -> Stream.concat(Stream.of(child), below(child)));
    }

    /** An id or a path. */
    private String rootOf(Resource list) {
        var named = list.getValueMap().get("tagRoot", "");
        if (named.isEmpty()) return ALL_TAGS;
        return named.startsWith("/") ? named : ALL_TAGS + "/" + named.replaceFirst(":", "/");
    }

    private Resource resolve(String id) {
        Tag tag = request.getResourceResolver().adaptTo(TagManager.class).resolve(id);
        return tag == null ? null : tag.adaptTo(Resource.class);
    }

    private ListedTag listed(Resource tag, String root) {
        var path = tag.getPath();
        return new ListedTag(path, path.substring(root.length() + 1), TagTitles.of(tag, currentPage.getLanguage(false)));
    }
}
