package com.ventora.core.models;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;

/** A field for words to search for: where it sends them, where it gets suggestions, how many and from which length on. */
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

    /** The page of results; a page that is gone has no address. */
    public String getAction() {
        return address.get();
    }

    public String getSuggest() {
        return request.getContextPath() + "/bin/ventora/suggest";
    }
}
