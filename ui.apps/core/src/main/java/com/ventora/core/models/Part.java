package com.ventora.core.models;

import com.fasterxml.jackson.annotation.JsonInclude;

/** An object in a model's JSON; null values are left out. */
@JsonInclude(JsonInclude.Include.NON_NULL)
interface Part {}
