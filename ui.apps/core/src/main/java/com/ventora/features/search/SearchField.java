package com.ventora.features.search;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.ventora.core.shared.Own;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;

/** A search field: where it sends its words, and where it gets suggestions, how many and from which length on. */
abstract class SearchField extends Own {

    @ValueMapValue
    @JsonProperty
    private Integer minLength;

    @ValueMapValue
    @JsonProperty
    private Integer maxItems;

    @ValueMapValue
    @JsonProperty
    private Integer recent;

    @ValueMapValue
    @JsonProperty
    private String placeholder;

    @Self
    private SearchAddress address;

    /** The results page; null if it no longer exists. */
    public String getAction() {
        return address.get();
    }

    public String getSuggest() {
        return request.getContextPath() + "/bin/ventora/suggest";
    }
}
