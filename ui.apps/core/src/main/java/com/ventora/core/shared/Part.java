package com.ventora.core.shared;

import com.fasterxml.jackson.annotation.JsonInclude;

/** An object in a model's JSON; null values are left out. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public interface Part {}
