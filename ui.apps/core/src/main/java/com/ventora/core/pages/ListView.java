package com.ventora.core.pages;

import com.adobe.cq.wcm.core.components.models.ListItem;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.ventora.core.shared.ChoiceLinks;
import com.ventora.core.shared.Choices;
import com.ventora.core.shared.Part;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/**
 * The part of a list that visitors see at the requested address: filtered by its `tag`, at its `page`. A list without
 * tags and pages is shown whole, and adds no keys of its own.
 */
@Model(adaptables = SlingHttpServletRequest.class)
public class ListView implements Part {

    private static final String TAG = "tag";
    private static final String PAGE = "page";

    record TagLink(String title, ChoiceLinks.Address link) implements Part {}

    record TagChoice(String title, ChoiceLinks.Address link, boolean current) implements Part {}

    /** @param content null if it is not a page */
    record Entry(ListItem item, Resource content, List<ListedTag> tags) {}

    @Self
    private SlingHttpServletRequest request;

    @Self
    private ListedTags tags;

    @Self
    private ChoiceLinks links;

    private boolean withTags;
    private String anchor;
    private String value;
    private ListedTag asked;
    private List<ListedTag> inUse;
    private List<Entry> shown;
    private ListPages pages;

    /** Sets the entries of the view. */
    void open(Collection<ListItem> items, String id) {
        var list = request.getResource();
        anchor = id;
        withTags = PageLists.showsTags(list);
        value = withTags ? links.chosen(TAG) : "";
        asked = tags.asked(value, list);
        var all = items.stream().map(item -> entry(item, list)).toList();
        inUse = tags.inOrder(all.stream().flatMap(entry -> entry.tags.stream()).toList(), list);
        var wanted = value.isEmpty() ? all : all.stream().filter(entry -> asked != null && asked.isOf(entry.tags)).toList();
        var size = PageLists.pageSize(list);
        pages = size == 0 && !withTags ? null : ListPages.of(wanted.size(), size > 0 ? size : Math.max(1, wanted.size()), links.chosen(PAGE), this::pageLink);
        shown = pages == null ? wanted : pages.shown(wanted);
    }

    @JsonUnwrapped
    public ListPages getListPages() {
        return pages;
    }

    /** The heading of a list of one tag: set by its author, with `{0}` for the tag. */
    public String getHeading() {
        if (asked == null) return null;
        var authored = Optional.of(request.getResource().getValueMap().get("tagHeading", "")).filter(each -> !each.isEmpty());
        return authored.orElse("{0}").replace("{0}", asked.title());
    }

    public ChoiceLinks.Address getAllLink() {
        return withTags ? links.to(new Choices(), anchor) : null;
    }

    public List<TagChoice> getTagLinks() {
        return withTags
            ? inUse.stream().map(tag -> new TagChoice(tag.title(), link(tag), asked != null && tag.path().equals(asked.path()))).toList()
            : null;
    }

    @JsonIgnore
    List<Entry> entries() {
        return shown;
    }

    /** The tags of an entry; null if the list shows none. */
    List<TagLink> links(Entry entry) {
        return withTags ? entry.tags.stream().map(tag -> new TagLink(tag.title(), link(tag))).toList() : null;
    }

    /** The tag in the address; empty for the whole list. */
    String asked() {
        return value;
    }

    private Entry entry(ListItem item, Resource list) {
        var content = item.getPath() == null ? null : request.getResourceResolver().getResource(item.getPath() + "/jcr:content");
        return new Entry(item, content, withTags && content != null ? tags.of(content.getValueMap(), list) : List.of());
    }

    private ChoiceLinks.Address link(ListedTag tag) {
        return links.to(new Choices().and(TAG, tag.value()), anchor);
    }

    private ChoiceLinks.Address pageLink(int number) {
        return links.to(new Choices().and(TAG, value).and(PAGE, number > 1 ? "" + number : ""), anchor);
    }
}
